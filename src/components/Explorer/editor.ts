// cspell:ignore keymap lezer
import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {
  bracketMatching,
  HighlightStyle,
  StreamLanguage,
  syntaxHighlighting,
} from '@codemirror/language';
import {lintGutter, setDiagnostics} from '@codemirror/lint';
import {EditorState} from '@codemirror/state';
import {drawSelection, EditorView, keymap, lineNumbers} from '@codemirror/view';
import {tags} from '@lezer/highlight';

import {scalarTypes, type Problem} from '../../arkos/schema';

const keywords = new Set(['model', 'enum', 'type', 'view', 'datasource', 'generator']);
const types = new Set<string>([...scalarTypes, 'Unsupported']);

/** The tokens of a Prisma schema. */
const prisma = StreamLanguage.define({
  token(stream) {
    if (stream.eatSpace()) return null;
    if (stream.match('//')) {
      stream.skipToEnd();
      return 'comment';
    }
    if (stream.match(/"(?:[^"\\]|\\.)*"?/)) return 'string';
    if (stream.match(/@{1,2}[\w.]+/)) return 'meta';
    if (stream.match(/\d[\d.]*/)) return 'number';
    const word = stream.match(/\w+/);
    if (!Array.isArray(word)) {
      stream.next();
      return null;
    }
    const [name = ''] = word;
    if (keywords.has(name) && stream.match(/\s+\w/, false)) return 'keyword';
    return types.has(name) ? 'typeName' : null;
  },
  languageData: {commentTokens: {line: '//'}},
});

const colors = HighlightStyle.define([
  {tag: tags.comment, color: 'var(--site-code-comment)'},
  {tag: tags.string, color: 'var(--site-code-string)'},
  {tag: tags.meta, color: 'var(--site-code-function)'},
  {tag: tags.number, color: 'var(--site-code-number)'},
  {tag: tags.keyword, color: 'var(--site-code-keyword)'},
  {tag: tags.typeName, color: 'var(--site-code-type)'},
]);

const theme = EditorView.theme({
  '&': {
    color: 'var(--site-text)',
    backgroundColor: 'var(--site-code)',
    fontSize: '0.875rem',
    maxHeight: '24rem',
  },
  '&.cm-focused': {outline: '2px solid var(--site-accent)', outlineOffset: '-2px'},
  '.cm-scroller': {fontFamily: 'var(--ifm-font-family-monospace)', lineHeight: '1.6'},
  '.cm-content': {caretColor: 'var(--site-text)', padding: '0.75rem 0'},
  '.cm-gutters': {
    color: 'var(--site-muted)',
    backgroundColor: 'var(--site-code)',
    border: 'none',
  },
  '.cm-cursor': {borderLeftColor: 'var(--site-text)'},
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    {backgroundColor: 'var(--site-accent-soft)'},
  '.cm-tooltip': {
    color: 'var(--site-text)',
    backgroundColor: 'var(--site-surface)',
    border: '1px solid var(--site-border)',
  },
  '.cm-diagnostic-error': {borderLeftColor: 'var(--site-danger)'},
});

/**
 * Types over a selection. Left to the browser, the new text would keep the colors of the old one
 * in a style attribute, which the security policy forbids.
 */
const typeOver = EditorView.domEventHandlers({
  beforeinput({inputType, data, isComposing}, view) {
    if (inputType !== 'insertText' || data === null || isComposing) return false;
    if (view.state.selection.main.empty) return false;
    view.dispatch(view.state.replaceSelection(data), {userEvent: 'input.type'});
    return true;
  },
});

/** Options of {@link createEditor}. */
interface EditorOptions {
  /** What the text starts with. */
  readonly text: string;
  /** Name for screen readers. */
  readonly label: string;
  /** Called with the text after every change. */
  readonly onChange: (text: string) => void;
}

/** The editor of a schema. */
export interface SchemaEditor {
  /** Replaces the text, unless it is that already. */
  setText: (text: string) => void;
  /** Marks the lines that cannot be read. */
  setProblems: (problems: readonly Problem[]) => void;
  destroy: () => void;
}

/**
 * Makes an editor with line numbers, colors and marked errors. It lives in a shadow root, whose
 * style sheets are objects, because the security policy of a page forbids style elements.
 *
 * @param host - Where it is put.
 * @param options - See {@link EditorOptions}.
 */
export function createEditor(
  host: HTMLElement,
  {text, label, onChange}: EditorOptions,
): SchemaEditor {
  const root = host.shadowRoot ?? host.attachShadow({mode: 'open'});
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        lintGutter(),
        history(),
        drawSelection(),
        bracketMatching(),
        prisma,
        syntaxHighlighting(colors),
        theme,
        typeOver,
        keymap.of([...defaultKeymap, ...historyKeymap]),
        EditorView.contentAttributes.of({
          'aria-label': label,
          spellcheck: 'false',
          tabindex: '0',
        }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
  return {
    setText(next) {
      if (next === view.state.doc.toString()) return;
      view.dispatch({changes: {from: 0, to: view.state.doc.length, insert: next}});
    },
    setProblems(problems) {
      const {doc} = view.state;
      const diagnostics = problems
        .filter(({line}) => line <= doc.lines)
        .map(({line, message}) => {
          const {from, to} = doc.line(line);
          return {from, to, message, severity: 'error' as const};
        });
      view.dispatch(setDiagnostics(view.state, diagnostics));
    },
    destroy: () => view.destroy(),
  };
}
