/** Attributes that the reader can change. Updates leave these attributes unchanged. */
const OWN = new Set(['open']);

/**
 * Updates an element to match a new one. Unchanged parts are kept, so the focus, the selection and open lists remain.
 */
export function morph(shown, fresh) {
  if (shown.isEqualNode(fresh)) return;
  if (shown.nodeType !== Node.ELEMENT_NODE) {
    shown.nodeValue = fresh.nodeValue;
    return;
  }
  morphAttributes(shown, fresh);
  morphChildren(shown, fresh);
}

function morphAttributes(shown, fresh) {
  for (const { name } of [...shown.attributes]) {
    if (!fresh.hasAttribute(name) && !OWN.has(name)) shown.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (!OWN.has(name) && shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  }
}

function morphChildren(shown, fresh) {
  const wanted = new Set([...fresh.children].map(({ id }) => id));
  for (const child of [...shown.children]) if (child.id && !wanted.has(child.id)) child.remove();
  const known = new Map([...shown.children].map((child) => [child.id, child]));
  let next = shown.firstChild;
  for (const child of [...fresh.childNodes]) {
    const same = child.id ? known.get(child.id) : isAlike(next, child) && next;
    if (!same) {
      shown.insertBefore(document.importNode(child, true), next);
    } else {
      if (same === next) next = next.nextSibling;
      else shown.insertBefore(same, next);
      morph(same, child);
    }
  }
  while (next) {
    const after = next.nextSibling;
    next.remove();
    next = after;
  }
}

function isAlike(shown, fresh) {
  return shown && !shown.id && shown.nodeName === fresh.nodeName;
}
