/** Pixels that stay free between the bar and what is scrolled clear of it. */
const CLEARANCE = 36;

/**
 * Lets the end of the page, and what the keyboard reaches, be scrolled clear of a bar at the window's
 * lower edge, in the footer's color. The bar says how high it is, because that depends on the
 * visitor's text size.
 *
 * Written into the two elements that need it. As a custom property of the root, every element of the
 * page would inherit it, and a browser would do the style of all of them again: 13 to 20 ms, and four
 * to eight times that on a cheap phone.
 *
 * @param height of the bar in CSS pixels; null: there is none any more.
 */
export const makeRoom = (height: number | null): void => {
  const room = height === null ? '' : `${height + CLEARANCE}px`;
  document.documentElement.style.scrollPaddingBottom = room;
  // Not the body, which is as high as the window and not as its contents.
  const app = document.getElementById('__docusaurus');
  if (app === null) return;
  app.style.paddingBottom = room;
  app.style.background =
    room && `linear-gradient(var(--ds-band) 0 0) bottom / 100% ${room} no-repeat`;
};
