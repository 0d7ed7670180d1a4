// Extensions take parts out of the page and put their own around others: a blocker removes the consent
// bar, a reader wraps a text. React goes on with the page as it drew it, removes what is gone or puts
// something before what has moved, and the browser's NotFoundError ends in the error page in place of
// everything (react/react#11538, open; the two methods here are what is proposed there).
//
// What is to go is taken from where it is; what is to stand before a part that has moved stands before
// what that part is in now, and at the end where it is gone.
//
// Depends on React using these two methods of `Node`. To remove: when React bears with it, delete this
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
