#!/usr/bin/env node
/** Starts the server; the site's code is TypeScript, which tsx runs. */
import 'tsx';

await import('./index.ts');
