/**
 * Page function that logs an error for every text node that React changes, removes or inserts
 * before, unless it is the only child of its element. Page translators replace such text nodes:
 * React then changes a detached node, or throws.
 *
 * React sets an element's only text through the element, which works with any translator. For text
 * beside other nodes, or returned by a component, it stores the node and marks it with a
 * `__reactFiber$` key.
 */
export const reportUnsafeTextChanges = (): void => {
  // Translators skip blank text.
  const isReactText = (node: Node | null): boolean =>
    node instanceof Text &&
    node.data.trim() !== '' &&
    Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

  const report = (what: string, parent: Node | null, text: string | null): void => {
    const element = parent instanceof Element ? parent : parent?.parentElement;
    console.error(
      `a text ${what} that a translator may have replaced: '${text?.slice(0, 60)}' in ` +
        `<${element?.localName} class="${element?.className}"> '${element?.textContent.slice(0, 80)}'`,
    );
  };

  new MutationObserver((changes) => {
    for (const {type, target, addedNodes, removedNodes, nextSibling} of changes) {
      if (type === 'characterData') {
        if (isReactText(target)) report('was changed', target.parentElement, target.textContent);
        continue;
      }
      for (const node of removedNodes) {
        if (isReactText(node)) report('was removed', target, node.textContent);
      }
      if (addedNodes.length > 0 && isReactText(nextSibling)) {
        report('got a neighbor before it', target, nextSibling?.textContent ?? null);
      }
    }
  }).observe(document, {childList: true, characterData: true, subtree: true});
};
