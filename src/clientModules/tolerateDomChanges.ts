// Extensions remove parts of the page or wrap others: a blocker removes the consent bar, a reader wraps
// a text. React still expects the page as it rendered it, removes a missing node or inserts before a
// moved one, and the browser's NotFoundError replaces everything by the error page
// (react/react#11538, open; the two methods here are proposed there).
//
// `removeChild` removes a node from its current parent. `insertBefore` inserts before the ancestor that
// now contains the reference node, or at the end where that node is gone.
//
// Depends on React using these two methods of `Node`. To remove: once React handles this, delete this
// file and its line in docusaurus.config.ts.
if (typeof window !== 'undefined') {
  const {removeChild, insertBefore} = Node.prototype;

  Node.prototype.removeChild = function removeWhereItIs<Child extends Node>(child: Child): Child {
    const {parentNode} = child;
    return parentNode === null ? child : (removeChild.call(parentNode, child) as Child);
  };

  Node.prototype.insertBefore = function insertBeforeWhatIsThere<New extends Node>(
    this: Node,
    added: New,
    before: Node | null,
  ): New {
    let sibling: Node | null = before;
    while (sibling !== null && sibling.parentNode !== this) sibling = sibling.parentNode;
    return insertBefore.call(this, added, sibling) as New;
  };
}
