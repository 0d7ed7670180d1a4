/**
 * A page function that complains (console.error) about every text that React changes, removes or
 * inserts something before, and that is not the only child of its element. A page translator has
 * put other nodes in the place of such a text: React then changes one that nobody sees, or throws.
 *
 * React writes the only text of an element through the element, which works with any translator.
 * For texts that stand beside something, or come out of a component, it keeps the node itself, and
 * marks it with its own key.
 */
export const watchLooseText = (): void => {
  // Translators leave what is blank.
  const isKept = (node: Node | null): boolean =>
    node instanceof Text &&
    node.data.trim() !== '' &&
    Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

  const complain = (what: string, parent: Node | null, text: string | null): void => {
    const element = parent instanceof Element ? parent : parent?.parentElement;
    console.error(
      `a text ${what} that a translator may have replaced: '${text?.slice(0, 60)}' in ` +
        `<${element?.localName} class="${element?.className}"> '${element?.textContent.slice(0, 80)}'`,
    );
  };

  new MutationObserver((changes) => {
    for (const {type, target, addedNodes, removedNodes, nextSibling} of changes) {
      if (type === 'characterData') {
        if (isKept(target)) complain('was changed', target.parentElement, target.textContent);
        continue;
      }
      for (const node of removedNodes) {
        if (isKept(node)) complain('was removed', target, node.textContent);
      }
      if (addedNodes.length > 0 && isKept(nextSibling)) {
        complain('got a neighbor before it', target, nextSibling?.textContent ?? null);
      }
    }
  }).observe(document, {childList: true, characterData: true, subtree: true});
};
