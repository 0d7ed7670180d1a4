/** Size in pixels that Open Graph readers and X show without cropping. */
export const SOCIAL_CARD_SIZE = {width: 1200, height: 630} as const;

/** Folder in the built site that plugins/social-cards writes to. */
export const SOCIAL_CARD_FOLDER = '/img/cards';

/** Path of the 404 page, which uses the home page's card, because it is never shared. */
const NOT_FOUND = /\/404(?:\.html)?$/;

/** Matches the second and further pages of the blog's list, which use the first page's card. */
const FURTHER_PAGE = /\/page\/\d+$/;

/** Checks whether a page has its own card. */
export const hasOwnCard = (path: string): boolean =>
  !NOT_FOUND.test(path) && !FURTHER_PAGE.test(path);

/** Path of a page's card: `/solutions/dental` → `/img/cards/solutions.dental.png`. */
export const socialCardFile = (path: string): string => {
  // Joined by dots: slugs contain dashes, and no two paths may map to one file.
  const name = path
    .replace(NOT_FOUND, '')
    .replace(FURTHER_PAGE, '')
    .split('/')
    .filter(Boolean)
    .join('.');
  return `${SOCIAL_CARD_FOLDER}/${name === '' ? 'home' : name}.png`;
};
