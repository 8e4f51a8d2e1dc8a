import {describe, expect, it} from 'vitest';

import {generatedFiles} from '../../../src/arkos/endpoints/files';
import recorded from '../../fixtures/arkos/recorded/templates.json';

describe('generatedFiles', () => {
  it.each(recorded)('writes for $model what generate $kind writes', ({model, kind, text}) => {
    const file = generatedFiles(model).find(({command}) => command.includes(` ${kind} `));
    expect(file?.text).toBe(text);
  });

  it('names the files as the framework loads them', () => {
    expect(generatedFiles('ReadingList').map(({path}) => path)).toContain(
      'src/modules/reading-list/reading-list.middlewares.ts',
    );
  });
});
