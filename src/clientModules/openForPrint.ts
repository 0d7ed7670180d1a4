// Opens closed disclosures while a page is printed, and closes them again: in Chrome before 131, Firefox
// before 143 and Safari before 18.4, where no style sheet can (print.css does in newer ones).
// To remove: when browserslist in package.json promises those, delete this file and its line in
// docusaurus.config.ts.

/** Opened elements, each with the name of its group, which allows only one to be open. */
const opened = new Map<HTMLDetailsElement, string | null>();

const openFolds = (): void => {
  const closed = document.querySelectorAll<HTMLDetailsElement>('main details:not([open])');
  for (const details of closed) {
    opened.set(details, details.getAttribute('name'));
    details.removeAttribute('name');
    details.open = true;
  }
};

const closeFolds = (): void => {
  for (const [details, name] of opened) {
    details.open = false;
    if (name !== null) details.setAttribute('name', name);
  }
  opened.clear();
};

if (typeof window !== 'undefined' && !CSS.supports('selector(::details-content)')) {
  window.addEventListener('beforeprint', openFolds);
  window.addEventListener('afterprint', closeFolds);
}
