import type {ClientModule} from '@docusaurus/types';

/**
 * A link within the page scrolls smoothly (custom.css, where motion is welcome). On the root
 * element permanently, the way to the top of the next page would be such a journey too, and Back
 * would lose its place in it. Called before Docusaurus scrolls.
 */
export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = ({
  location,
  previousLocation,
}) => {
  const isWithinPage = location.pathname === previousLocation?.pathname && location.hash !== '';
  document.documentElement.dataset.scroll = isWithinPage ? 'smooth' : 'auto';
};
