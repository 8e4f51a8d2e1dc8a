import {expect, it} from 'vitest';

import {cliTable} from '../../../../src/remark/reference/cli-table';

const rowsOf = (of: string): string[] =>
  cliTable(of).rows.map(({name, isPart}) => (isPart ? `  ${name}` : name));

it('a flag that every command below another takes is said once, with the anchor of each', () => {
  const {rows} = cliTable('arkos');
  const flags = rows.filter(({name}) => name === '-p, --path <path>');
  expect(flags).toHaveLength(1);
  const [{id, alsoIds, cells} = {}] = flags;
  expect([id, ...(alsoIds ?? [])]).toEqual(
    expect.arrayContaining(['cli-arkos-generate-controller-path', 'cli-arkos-generate-hooks-path']),
  );
  expect(cells?.[1]).toContainEqual({label: 'In', text: 'every command of `arkos generate`'});
  expect(rowsOf('arkos generate').slice(0, 2)).toEqual(['arkos generate', '  -m, --model <name>']);
});

it('a command alone has its flags, and so have those that differ', () => {
  expect(rowsOf('arkos generate hooks')).toContain('  -p, --path <path>');
  const ports = cliTable('arkos').rows.filter(({name}) => name.startsWith('-p, --port'));
  expect(ports.map(({id}) => id)).toEqual(['cli-arkos-dev-port', 'cli-arkos-start-port']);
});
