import {describe, expect, test} from 'vitest';

import {withoutStyleAttributes} from '../../../../src/plugins/styles/attributes';

describe('style attributes become classes', () => {
  test.each([
    ['<p style="margin:0 1px">a</p>', 'margin:0 1px'],
    ['<ul class=menu style=display:block>', 'display:block'],
    [`<svg aria-label="a > b" style='font-size:1px' width=1>`, 'font-size:1px'],
    ['<p title="a style=b" style="top:0" data-x="1 > 0">', 'top:0'],
    ['<p title="a class=b" style="top:0">', 'top:0'],
    ['<p style="font-family:&quot;A&quot;">', 'font-family:"A"'],
  ])('%s', (tag, css) => {
    const {html, rules} = withoutStyleAttributes(`x${tag}y`);
    expect(html.replace('a style=b', '')).not.toContain('style=');
    const [rule, ...others] = rules;
    expect(others).toEqual([]);
    expect(rule?.endsWith(`{${css}}`)).toBe(true);
    const name = /\.(s-\w+)\./.exec(rule ?? '')?.[1];
    expect(html).toMatch(new RegExp(`class="(?:menu )?${name}"`));
  });

  test('the same style has the same class', () => {
    const [one, two] = withoutStyleAttributes('<p style=a:b><p style="a:b">').rules;
    expect(one).toBe(two);
  });

  test('what a sample shows stays', () => {
    const sample = '<code>&lt;p style="a:b"&gt; and <b>x</b> style="a:b"</code>';
    expect(withoutStyleAttributes(sample)).toEqual({html: sample, rules: []});
  });
});
