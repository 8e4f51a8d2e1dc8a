import {parser, type QualifiedAttribute, type QualifiedTag} from 'sax';

/** An element of a feed. */
export interface Element {
  /** Namespace, empty for none. */
  ns: string;
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
  /** 1-based line of the end of the start tag. */
  line: number;
}

/** `strictEntities`, without which HTML's entities pass, is not in the declared type. */
const saxOptions = {xmlns: true, position: true, strictEntities: true};

/**
 * Reads XML strictly, with namespaces.
 *
 * @param xml - The document
 * @returns Its root element
 * @throws Error with line and cause when it is not well-formed
 */
export function parseXml(xml: string): Element {
  const reader = parser(true, saxOptions);
  const stack: Element[] = [];
  let root: Element | undefined;
  reader.onerror = (error) => {
    throw new Error(`line ${reader.line + 1}: ${error.message.split('\n')[0]}`);
  };
  reader.onopentag = (tag) => {
    const {local, uri, attributes} = tag as QualifiedTag;
    const element: Element = {
      ns: uri,
      name: local,
      attributes: Object.fromEntries(
        Object.values(attributes as Record<string, QualifiedAttribute>).map(({name, value}) => [
          name,
          value,
        ]),
      ),
      children: [],
      text: '',
      line: reader.line + 1,
    };
    stack.at(-1)?.children.push(element);
    root ??= element;
    stack.push(element);
  };
  reader.onclosetag = () => {
    stack.pop();
  };
  const addText = (text: string) => {
    const parent = stack.at(-1);
    if (parent) parent.text += text;
  };
  reader.ontext = addText;
  reader.oncdata = addText;
  reader.write(xml).close();
  if (!root) throw new Error('line 1: the document is empty');

  return root;
}

/** Children of a name, in the namespace of their parent unless another is given. */
export function children(parent: Element, name: string, ns = parent.ns): Element[] {
  return parent.children.filter((child) => child.name === name && child.ns === ns);
}

/** The root of a feed, or what is wrong with its XML. */
export function parsed(xml: string): Element | string[] {
  if (!xml.startsWith('<?xml version="1.0" encoding="utf-8"?>'))
    return ['line 1: the XML declaration with encoding utf-8 is missing'];

  try {
    return parseXml(xml);
  } catch (error) {
    return [(error as Error).message];
  }
}
