import type {ClientModule} from '@docusaurus/types';

/**
 * Scrolls smoothly to a link's target within the page (custom.css, unless motion is reduced). Set
 * permanently, it would also animate the scroll to the top of the next page, and Back would lose its
 * position. Called before Docusaurus scrolls.
 */
export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = ({
  location,
  previousLocation,
}) => {
  const isWithinPage = location.pathname === previousLocation?.pathname && location.hash !== '';
  document.documentElement.dataset.scroll = isWithinPage ? 'smooth' : 'auto';
};
