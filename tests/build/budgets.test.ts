import {afterAll, expect, test} from 'vitest';

import {buildDir} from '../support/build';
import {budgets, budgetTable, overBudget, type Weighed} from '../support/budgets';
import {weighPage} from '../../src/commands/support/page-weight';

const weighed: Weighed[] = [];

test.each(budgets)('$name ($route) keeps its budget', async (budget) => {
  const page = {budget, weight: await weighPage(buildDir(), budget.route)};
  weighed.push(page);
  expect(overBudget(page)).toEqual([]);
});

afterAll(() => {
  console.log(budgetTable(weighed));
});
