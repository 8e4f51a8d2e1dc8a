import {contentProblems} from './content';
import {isAbsolute} from './values';
import {children, type Element} from './xml';

/** Collects faults of one XML feed, each with the line it is on. */
export class FeedReport {
  readonly problems: string[] = [];

  add(at: Element, message: string): void {
    this.problems.push(`line ${at.line}: ${message}`);
  }

  /** Exactly one child of that name with text and without child elements. */
  one(parent: Element, name: string, ns = parent.ns): Element | undefined {
    const found = children(parent, name, ns);
    if (found.length !== 1) {
      this.add(parent, `<${parent.name}> needs one <${name}> and has ${found.length}`);
      return undefined;
    }
    const [element] = found;
    if (element && !this.plain(element)) return undefined;

    return element;
  }

  plain(element: Element): boolean {
    if (element.children.length > 0) {
      this.add(element, `<${element.name}> holds markup that must be escaped`);
      return false;
    }
    if (element.text.trim() === '') {
      this.add(element, `<${element.name}> is empty`);
      return false;
    }
    return true;
  }

  absolute(element: Element | undefined, value = element?.text.trim()): void {
    if (element && !isAbsolute(value ?? ''))
      this.add(element, `<${element.name}> has no absolute URL: ${value}`);
  }

  content(element: Element | undefined): void {
    if (element) for (const problem of contentProblems(element.text)) this.add(element, problem);
  }

  unique(elements: (Element | undefined)[], what: string): void {
    const seen = new Set<string>();
    for (const element of elements) {
      if (element) {
        if (seen.has(element.text)) this.add(element, `${what} is used twice: ${element.text}`);

        seen.add(element.text);
      }
    }
  }
}
