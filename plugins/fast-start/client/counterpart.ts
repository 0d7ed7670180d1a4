const text = (element?: Element | null): string => element?.textContent.replace(/\s+/g, '') ?? '';

/** Returns the visible name of a control: its label or its text. */
const labelOf = (element: Element, parts: readonly Element[]): string => {
  if (element instanceof HTMLDetailsElement) return text(element.querySelector('summary'));
  if (!element.matches('input, textarea, select')) return text(element);
  const selector = `label[for="${CSS.escape(element.id)}"]`;
  return text(parts.map((part) => part.querySelector(selector)).find(Boolean));
};

/** Lists keys that identify an element among others of its kind, most specific first. */
const namesOf = (element: Element, parts: readonly Element[]): readonly string[] => {
  const kind = element.getAttribute('type');
  const form = element.closest('form')?.getAttribute('aria-label');
  const name = element.getAttribute('name');
  const label = element.getAttribute('aria-label') ?? labelOf(element, parts);
  return [`${kind},${form},${name},${label}`, `${kind},${form},${name}`, `${kind}`];
};

/**
 * Finds the element that replaced another one after React rendered the page again, as it does if an
 * extension, a translator or a proxy has changed the page's elements.
 *
 * @param before the page's old elements; they may have left the document
 * @param after its new elements
 */
export const findCounterpart = <Kept extends Element>(
  element: Kept,
  before: readonly Element[],
  after: readonly Element[],
): Kept | undefined => {
  const named = (parts: readonly Element[], way: number, name: string): Element[] =>
    parts
      .flatMap((part) => [...part.querySelectorAll(element.localName)])
      .filter((one) => namesOf(one, parts)[way] === name);
  for (const [way, name] of namesOf(element, before).entries()) {
    const [olds, news] = [named(before, way, name), named(after, way, name)];
    // With another number of elements, the index may be that of a different one.
    if (news.length === olds.length) return news[olds.indexOf(element)] as Kept | undefined;
  }
  return undefined;
};
