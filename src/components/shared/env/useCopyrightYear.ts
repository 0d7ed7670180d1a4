import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The year that the site was built in, so that a page is the same on the server and in a browser. */
export const useCopyrightYear = (): number =>
  useDocusaurusContext().siteConfig.customFields?.copyrightYear as number;
