/**
 * Page function that translates the page like Google's translator, which replaces each text node
 * with two `font` elements, including later changes. Translates to the same language, so that texts
 * can be compared.
 */
export const translatePage = (): void => {
  const SKIPPED = 'script, style, noscript, svg, textarea, font, [translate=no], .notranslate';

  const translate = (text: Text): void => {
    if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(SKIPPED)) {
      return;
    }
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  };

  const translateAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    if (root instanceof Text) texts.push(root);
    texts.forEach(translate);
  };

  translateAll(document.body);
  new MutationObserver((changes) => {
    for (const {type, target, addedNodes} of changes) {
      if (type === 'characterData') translateAll(target);
      else addedNodes.forEach(translateAll);
    }
  }).observe(document.body, {childList: true, characterData: true, subtree: true});
};
