import type {Page} from 'playwright-core';

/**
 * Looks for texts that lie on each other and for what is wider than the page.
 *
 * @param page - An opened page
 * @returns A line for each fault in the part of the page that is seen
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Line {
      readonly text: string;
      readonly node: Node;
      /** What stands still while the page scrolls may cover the page, but not itself. */
      readonly layer: Element | null;
      readonly box: DOMRect;
    }

    const faults: string[] = [];
    const {scrollWidth, clientWidth} = document.documentElement;
    if (scrollWidth > clientWidth)
      faults.push(`the page is ${scrollWidth - clientWidth} px wider than the window`);

    const lines: Line[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim().slice(0, 60) ?? '';
      if (!element?.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
      if (text === '' || element.closest('.visually-hidden')) continue;
      let clip = new DOMRect(0, 0, innerWidth, innerHeight);
      let layer: Element | null = null;
      for (let at: Element = element; at !== document.body; at = at.parentElement!) {
        const {overflow, position} = getComputedStyle(at);
        if (position === 'fixed' || position === 'sticky') layer ??= at;
        if (overflow === 'visible') continue;
        const {left, top, right, bottom} = at.getBoundingClientRect();
        const [x, y] = [Math.max(left, clip.left), Math.max(top, clip.top)];
        clip = new DOMRect(
          x,
          y,
          Math.min(right, clip.right) - x,
          Math.min(bottom, clip.bottom) - y,
        );
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const {left, top, right, bottom, height} of range.getClientRects()) {
        // Above and below the letters the box of a line is empty.
        const [x, y] = [Math.max(left, clip.left), Math.max(top + height / 4, clip.top)];
        const width = Math.min(right, clip.right) - x;
        const rest = Math.min(bottom - height / 4, clip.bottom) - y;
        if (width > 0 && rest > 0)
          lines.push({text, node, layer, box: new DOMRect(x, y, width, rest)});
      }
    }
    lines.forEach((one, at) => {
      for (const other of lines.slice(at + 1)) {
        if (one.node === other.node || one.layer !== other.layer) continue;
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 2 && down > 2) faults.push(`"${one.text}" and "${other.text}" overlap`);
      }
    });
    return [...new Set(faults)];
  });
}
