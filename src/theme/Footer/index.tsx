/**
 * Replaces theme-classic 3.10.2 `Footer`.
 * Why: it has the newsletter form and lists the specialty pages from their plugin's data,
 * which `themeConfig.footer` cannot.
 */
export {SiteFooter as default} from '@site/src/site/footer/SiteFooter';
