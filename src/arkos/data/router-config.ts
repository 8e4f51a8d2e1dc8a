import type {Source} from './source';

/** A key of `disable` in the `config` of a router file. */
export interface RouterConfigKey {
  readonly group: 'model' | 'auth' | 'file-upload';
  /** Name of the endpoint. */
  readonly name: string;
  /** Whether the type `RouterConfig` has it. */
  readonly typed: boolean;
  /** Whether `routers.strict: true` turns it off until it is set to false. */
  readonly offWhenStrict: boolean;
  /** Whether `routers.strict: 'no-bulk'` turns it off until it is set to false. */
  readonly offWhenNoBulk: boolean;
  readonly source: Source;
}

const types = 'packages/arkos/src/types/router-config.ts';

function keys(
  group: RouterConfigKey['group'],
  lines: readonly (readonly [name: string, line: number])[],
): RouterConfigKey[] {
  return lines.map(([name, line]) => ({
    group,
    name,
    typed: true,
    offWhenStrict: true,
    offWhenNoBulk: group === 'model' && /^(create|update|delete)Many$/.test(name),
    source: `${types}:${line}`,
  }));
}

/** Every key, in the order of the types. */
export const routerConfigKeys: readonly RouterConfigKey[] = [
  ...keys('model', [
    ['createOne', 235],
    ['findOne', 243],
    ['updateOne', 251],
    ['deleteOne', 259],
    ['createMany', 267],
    ['findMany', 275],
    ['updateMany', 283],
    ['deleteMany', 291],
  ]),
  ...keys('auth', [
    ['getMe', 116],
    ['updateMe', 124],
    ['deleteMe', 132],
    ['login', 140],
    ['logout', 148],
    ['signup', 156],
    ['updatePassword', 164],
    ['findManyAuthAction', 172],
  ]),
  {
    group: 'auth',
    name: 'findOneAuthAction',
    typed: false,
    offWhenStrict: false,
    offWhenNoBulk: false,
    source: 'packages/arkos/src/modules/auth/auth.router.ts:220',
  },
  ...keys('file-upload', [
    ['findFile', 192],
    ['uploadFile', 200],
    ['updateFile', 208],
    ['deleteFile', 216],
  ]),
];
