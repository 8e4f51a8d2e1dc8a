import ts from 'typescript';
import type {PromptFact} from '../../arkos/facts';
import {findAll, parseCode, type SourceLocation, locationOf, type SourceText} from './scan';

/** A question that `create-arkos` asks. */
export interface FoundPrompt extends PromptFact {
  readonly name: string;
  readonly position: SourceLocation;
}

const kinds: Readonly<Record<string, string>> = {
  input: 'text',
  confirm: 'yes-no',
  list: 'choice',
};

/**
 * Finds the objects that are handed to inquirer.
 *
 * @param files - The code of `create-arkos`.
 * @returns The questions, in order.
 */
export function scanPrompts(files: readonly SourceText[]): FoundPrompt[] {
  return files
    .flatMap((file) => findAll(parseCode(file), ts.isObjectLiteralExpression))
    .flatMap((node): FoundPrompt[] => {
      const values = new Map<string, ts.PropertyAssignment>();
      for (const property of node.properties)
        if (ts.isPropertyAssignment(property)) values.set(property.name.getText(), property);
      const [name, question, type] = ['name', 'message', 'type'].map((key) =>
        wordsOf(values.get(key)?.initializer),
      );
      const at = values.get('name');
      if (name === undefined || question === undefined || type === undefined || !at) return [];
      const choices = values.get('choices')?.initializer;
      const standard = values.get('default')?.initializer;
      return [
        {
          name,
          question,
          kind: kinds[type] ?? type,
          ...(choices && ts.isArrayLiteralExpression(choices)
            ? {choices: choices.elements.map((one) => wordsOf(one) ?? one.getText())}
            : {}),
          ...(standard === undefined ? {} : {default: valueOf(standard)}),
          position: locationOf(at),
        },
      ];
    });
}

/** Minified code writes `true` and `false` as `!0` and `!1`. */
function valueOf(node: ts.Expression): string | boolean {
  const text = node.getText();
  if (/^(?:true|!0)$/.test(text)) return true;
  if (/^(?:false|!1)$/.test(text)) return false;
  return wordsOf(node) ?? text;
}

/** Text of a literal, a call around one, or a template of both. */
function wordsOf(node: ts.Expression | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isCallExpression(node)) return wordsOf(node.arguments[0]);
  if (ts.isTemplateExpression(node)) {
    const parts = node.templateSpans.map(
      ({expression, literal}) => `${wordsOf(expression) ?? ''}${literal.text}`,
    );
    return [node.head.text, ...parts].join('');
  }
  return undefined;
}

/**
 * Reads the questions off the code of `create-arkos`.
 *
 * @param files - Its build.
 * @returns The questions, in order.
 * @throws Error when it asks nothing.
 */
export function promptsOf(files: readonly SourceText[]): Record<string, PromptFact> {
  const prompts = scanPrompts(files);
  if (prompts.length === 0) {
    throw new Error(
      'create-arkos asks nothing: its dist has no prompts → give --create a complete build',
    );
  }
  return Object.fromEntries(
    prompts.map(({name, question, kind, choices, default: standard}) => [
      name,
      {question, kind, choices, default: standard},
    ]),
  );
}
