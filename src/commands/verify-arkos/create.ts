import ts from 'typescript';
import type {Data, Place} from './data-checks';
import {compareValues, nothing, type CheckResult, type Difference} from './report';

/** A question as the build of `create-arkos` asks it. */
interface AskedPrompt {
  readonly name: string;
  readonly question: string;
  readonly kind: string;
  readonly choices?: readonly string[];
  readonly default?: string | boolean;
}

const kinds: Readonly<Record<string, string>> = {
  input: 'text',
  confirm: 'yes-no',
  list: 'choice',
};

/**
 * Holds the questions of `create-arkos` against its build.
 *
 * @param data - Our data.
 * @param text - The module that asks, as JavaScript.
 * @param place - Where rows are.
 * @returns What differs: questions, their order, wording, choices and defaults.
 */
export function checkCreatePrompts(
  {createPrompts}: Pick<Data, 'createPrompts'>,
  text: string,
  place: Place,
): CheckResult {
  const check = 'create-arkos prompts';
  const asked = scanPrompts(text);
  const differences: (Difference | null)[] = [
    compareValues(
      check,
      place('cli', 'export const createPrompts'),
      createPrompts.map(({name}) => name),
      asked.map(({name}) => name),
    ),
  ];
  for (const {name, question, kind, choices, default: standard} of createPrompts) {
    const other = asked.find((prompt) => prompt.name === name);
    const where = place('cli', `name: '${name}'`);
    const ours = {question, kind, choices, default: standard};
    differences.push(
      other === undefined
        ? {check, place: where, ours: name, theirs: nothing}
        : compareValues(check, where, ours, {
            question: other.question,
            kind: other.kind,
            choices: other.choices,
            default: other.default,
          }),
    );
  }
  return {
    check,
    compared: asked.length,
    differences: differences.filter((difference) => difference !== null),
  };
}

/** Finds the objects that are handed to inquirer, in order. */
function scanPrompts(text: string): AskedPrompt[] {
  const source = ts.createSourceFile(
    'prompts.js',
    text,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.JS,
  );
  const found: AskedPrompt[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const values = new Map<string, ts.Expression>();
      for (const property of node.properties) {
        if (ts.isPropertyAssignment(property)) {
          values.set(property.name.getText(source), property.initializer);
        }
      }
      const [name, message, type] = ['name', 'message', 'type'].map((key) =>
        words(values.get(key)),
      );
      if (name !== undefined && message !== undefined && type !== undefined) {
        const choices = values.get('choices');
        const standard = values.get('default');
        const bool =
          standard?.kind === ts.SyntaxKind.TrueKeyword
            ? true
            : standard?.kind === ts.SyntaxKind.FalseKeyword
              ? false
              : undefined;
        found.push({
          name,
          question: message,
          kind: kinds[type] ?? type,
          ...(choices && ts.isArrayLiteralExpression(choices)
            ? {
                choices: choices.elements.map(
                  (element) => words(element) ?? element.getText(source),
                ),
              }
            : {}),
          ...(standard === undefined ? {} : {default: bool ?? words(standard) ?? nothing}),
        });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Text of a literal, a call around one, or a template of both. */
function words(node: ts.Expression | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isCallExpression(node)) return words(node.arguments[0]);
  if (ts.isTemplateExpression(node)) {
    const parts = node.templateSpans.map(
      ({expression, literal}) => `${words(expression) ?? ''}${literal.text}`,
    );
    return [node.head.text, ...parts].join('');
  }
  return undefined;
}
