/** Reads the sections of a page while its elements go by. */
import type {DefaultTreeAdapterTypes as Tree} from 'parse5';

import {attribute, childrenOf, classesOf, isElement, isText} from '../../built/html';
import type {PageSection, RecordText} from '../record';
import {clean, isSkipped, textBelow} from './html';

const headingPattern = /^h([1-6])$/;

/** Elements whose text runs on in the line around them; every other one begins a new text. */
const inlineTags = new Set(
  (
    'a abbr b bdi bdo br cite code data del dfn em font i img ins kbd label mark picture q ruby s ' +
    'samp small span strong sub sup time u var wbr'
  ).split(' '),
);

/** Ids that React makes up (`useId`): another one with the next change of the page. */
const reactId = /^(_[Rr]_|:[Rr]|«r)/;

/** What the theme writes above an admonition without a title of its own. */
const plainAdmonition = /^(note|tip|info|warning|danger|caution|important|success|secondary)$/i;

/** Elements that stand apart on the page even where no space is between them, such as badges. */
const apartTags = new Set(['a', 'code', 'em', 'kbd', 'small', 'span', 'strong']);

/** Whether an element follows another one directly, with nothing between them. */
function touchesPrevious(node: Tree.ChildNode, previous: Tree.ChildNode | undefined): boolean {
  return (
    previous !== undefined &&
    isElement(node) &&
    isElement(previous) &&
    apartTags.has(node.tagName) &&
    apartTags.has(previous.tagName)
  );
}

/** A section that is still being read. */
export interface OpenSection {
  level: PageSection['level'];
  heading: string;
  anchor: string | null;
  keywords: string[];
  texts: RecordText[];
}

/** A thing with an anchor of its own weighs less than any heading, unless it is the very name asked. */
const entryLevel = 6;

/** Collects the sections of a page. */
export class SectionReader {
  readonly sections: OpenSection[] = [];

  /** The section that takes what is read now. */
  private current: OpenSection;

  private line = '';

  private isTitled = false;

  private names: string[] = [];

  private codes: string[] = [];

  /** Whether code that comes now is what the row, item or term is about. */
  private atHead = false;

  constructor(title: string) {
    this.current = this.open({level: 1, heading: title, anchor: null, keywords: [], texts: []});
  }

  private open(section: OpenSection): OpenSection {
    this.sections.push(section);
    return section;
  }

  /** Ends the text that was being read. */
  flush(): void {
    const content = clean(this.line);
    if (/[\p{L}\p{N}]/u.test(content)) {
      this.current.texts.push({
        kind: 'text',
        content,
        names: this.names,
        codes: this.codes,
      });
    }
    this.line = '';
    this.names = [];
    this.codes = [];
    this.atHead = false;
  }

  private heading(element: Tree.Element, level: number): void {
    this.flush();
    const heading = clean(textBelow(element));
    const [title] = this.sections;
    if (heading === '' || title === undefined) return;
    // The section of the page itself is there from the start, under the name in the browser's tab.
    if (level === 1 && !this.isTitled) {
      this.isTitled = true;
      title.heading = heading;
      return;
    }
    const id = attribute(element, 'id');
    const isLasting = id !== null && !reactId.test(id);
    const anchor = isLasting ? id : this.current.anchor;
    const deep = Math.max(2, level) as PageSection['level'];
    this.current = this.open({level: deep, heading, anchor, keywords: [], texts: []});
  }

  private codeBlock(element: Tree.Element): void {
    this.flush();
    const content = clean(textBelow(element));
    if (content !== '') this.current.texts.push({kind: 'code', content, names: [], codes: []});
  }

  private inlineCode(element: Tree.Element): void {
    const name = clean(textBelow(element));
    if (name !== '') (this.atHead ? this.names : this.codes).push(name);
    this.line += textBelow(element);
    this.atHead = false;
  }

  /** A thing with an anchor of its own is a section inside the one that it stands in. */
  private entry(element: Tree.Element, heading: string): void {
    this.flush();
    const around = this.current;
    const anchor = attribute(element, 'id');
    this.current = this.open({level: entryLevel, heading, anchor, keywords: [], texts: []});
    if (element.tagName === 'tr') this.row(element);
    else for (const child of childrenOf(element)) this.read(child);
    this.flush();
    this.current = around;
  }

  /** A table row is one text: what stands in one cell is about what stands in the others. */
  private row(element: Tree.Element): void {
    this.flush();
    const cells = childrenOf(element).filter(isElement);
    cells.forEach((cell, index) => {
      if (index > 0 && this.line.trim() !== '') this.line += ' · ';
      this.atHead = index === 0;
      childrenOf(cell).forEach((child, position, all) => {
        if (touchesPrevious(child, all[position - 1])) this.line += ' ';
        this.inRow(child, index === 0);
      });
    });
    this.flush();
  }

  private inRow(node: Tree.ChildNode, isFirst: boolean): void {
    if (!isElement(node)) {
      if (isText(node)) this.line += node.value;
      return;
    }
    if (isSkipped(node)) return;
    if (node.tagName === 'img') return this.image(node);
    if (node.tagName === 'code') {
      this.atHead = isFirst;
      this.inlineCode(node);
      return;
    }
    const isAside = attribute(node, 'data-search-aside') !== null;
    const isApart = isAside || !inlineTags.has(node.tagName) || node.tagName === 'br';
    if (isApart) this.line += ' ';
    childrenOf(node).forEach((child, index, all) => {
      if (touchesPrevious(child, all[index - 1])) this.line += ' ';
      this.inRow(child, isFirst && !isAside);
    });
    if (isApart) this.line += ' ';
  }

  /**
   * Reads a node and all that it holds.
   *
   * @param node - The node.
   * @param isInLink - Whether it stands in a link: a heading there is a card's, not the page's.
   */
  read(node: Tree.ChildNode, isInLink = false): void {
    if (isText(node)) {
      this.line += node.value;
      if (node.value.trim() !== '') this.atHead = false;
      return;
    }
    if (!isElement(node) || isSkipped(node)) return;
    const {tagName} = node;
    const entry = attribute(node, 'data-search-entry');
    if (entry !== null) return this.entry(node, clean(entry));
    const level = Number(headingPattern.exec(tagName)?.[1] ?? 0);
    if (level > 0 && !isInLink) return this.heading(node, level);
    if (tagName === 'pre') return this.codeBlock(node);
    if (tagName === 'code') return this.inlineCode(node);
    if (tagName === 'tr') return this.row(node);
    if (tagName === 'svg') return this.picture(node);
    if (tagName === 'img') return this.image(node);
    if (tagName === 'br') {
      this.line += ' ';
      return;
    }
    if (
      classesOf(node).some((name) => name.startsWith('admonitionHeading')) &&
      plainAdmonition.test(clean(textBelow(node)))
    )
      return;

    const isInline = inlineTags.has(tagName);
    if (!isInline) this.flush();
    if (tagName === 'li' || tagName === 'dt') this.atHead = true;
    childrenOf(node).forEach((child, index, all) => {
      if (touchesPrevious(child, all[index - 1])) this.line += ' ';
      this.read(child, isInLink || tagName === 'a');
    });
    if (!isInline) this.flush();
  }

  private image(element: Tree.Element): void {
    this.line += ` ${attribute(element, 'alt') ?? ''} `;
  }

  /** A drawing says what its text alternative says. */
  private picture(element: Tree.Element): void {
    this.flush();
    const said = childrenOf(element)
      .filter(isElement)
      .filter(({tagName}) => tagName === 'title' || tagName === 'desc')
      .map(textBelow);
    this.line = said.join('. ');
    this.flush();
  }
}
