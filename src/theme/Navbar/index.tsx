/**
 * Replaces theme-classic 3.10.2 `Navbar` (ejected to nothing: no part of the original is used).
 * Why: the original's mobile sidebar needs scripts to open and its items are not disclosures;
 * the header has two menus that must work without any.
 */
export {SiteHeader as default} from '@site/src/site/header/SiteHeader';
