// Loaded into every Node process of a measured build: writes its peak memory, in KB, when it ends.
import {writeFileSync} from 'node:fs';
import path from 'node:path';

process.on('exit', () => {
  const file = path.join(process.env.BENCH_MEMORY_DIR, String(process.pid));
  writeFileSync(file, String(process.resourceUsage().maxRSS));
});
