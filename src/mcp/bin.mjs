#!/usr/bin/env node
/** Starts the server; the site's code is TypeScript, which tsx runs. */
import {createRequire} from 'node:module';

import 'tsx';

createRequire(import.meta.url)('./index.ts');
