/** What stands says what has come. Whatever is in both keeps focus, place, and what is typed or ticked. */
export function renew(old: Element, fresh: Element): void {
  if (old.localName === "local-time") return;
  for (const { name } of [...old.attributes])
    if (name !== "open" && !fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes)
    if (name !== "open" && old.getAttribute(name) !== value) old.setAttribute(name, value);
  renewChildren(old, fresh);
  if (old instanceof HTMLSelectElement && fresh instanceof HTMLSelectElement) old.value = fresh.value;
  if (old instanceof HTMLInputElement && old.type === "search" && old !== document.activeElement)
    old.value = old.defaultValue;
}

function renewChildren(old: Element, fresh: Element): void {
  const left = [...old.childNodes];
  const pairs = [...fresh.childNodes].map((node) => {
    const at = left.findIndex((one) => isSame(one, node));
    return { node, stays: at < 0 ? undefined : left.splice(at, 1)[0] };
  });
  for (const gone of left) gone.remove();
  let next = old.firstChild;
  for (const { node, stays } of pairs) {
    if (stays === undefined) old.insertBefore(node, next);
    else if (stays === next) next = next.nextSibling;
    else old.insertBefore(stays, next);
    if (stays instanceof Element) {
      // On a first page a sheet stands within.
      if (stays.localName !== "style") renew(stays, node as Element);
    } else if (stays && stays.nodeValue !== node.nodeValue) stays.nodeValue = node.nodeValue;
  }
}

const isSame = (one: Node, other: Node): boolean =>
  kindOf(one) === kindOf(other) && nameOf(one) === nameOf(other);

const kindOf = ({ nodeName }: Node) => (nodeName === "LINK" ? "STYLE" : nodeName);

/** What tells an element from others of its kind: a row is known by where it leads. */
function nameOf(one: Node): string | null | undefined {
  if (!(one instanceof Element)) return null;
  if (one.id !== "") return one.id;
  if (one.localName === "li") return one.querySelector("a")?.pathname;
  if (one.localName === "local-time") return one.querySelector("time")?.dateTime;
  return one.getAttribute("src");
}
