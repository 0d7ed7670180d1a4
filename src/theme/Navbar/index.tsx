/**
 * Replaces theme-classic 3.10.2 `Navbar` (nothing of the original is left).
 * Why: the original's mobile sidebar needs scripts to open and its items are not disclosures;
 * the header's menus must work without scripts.
 */
export {SiteHeader as default} from '@site/src/site/header/SiteHeader';
