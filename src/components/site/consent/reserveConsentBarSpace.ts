/** Pixels between the bar and what is scrolled clear of it. */
const CLEARANCE = 36;

/**
 * Reserves space in the footer's color below the page, so that its end and focused elements can be
 * scrolled clear of the consent bar. The bar passes its height, which depends on the text size.
 *
 * Written into the two elements that need it. A custom property of the root is inherited by every
 * element, and changing it recalculates the style of all of them: 13 to 20 ms, and four to eight times
 * that on a cheap phone.
 *
 * @param height of the bar in CSS pixels; null once it is gone
 */
export const reserveConsentBarSpace = (height: number | null): void => {
  const room = height === null ? '' : `${height + CLEARANCE}px`;
  document.documentElement.style.scrollPaddingBottom = room;
  // Not the body, which is only as high as the window.
  const app = document.getElementById('__docusaurus');
  if (app === null) return;
  app.style.paddingBottom = room;
  app.style.background =
    room && `linear-gradient(var(--ds-band) 0 0) bottom / 100% ${room} no-repeat`;
};
