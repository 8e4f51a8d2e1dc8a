/**
 * Measures what something costs this process, however busy the machine is.
 *
 * @param run - What to measure; it must not wait.
 * @returns Milliseconds of CPU time.
 */
export function cpuTime(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const {user, system} = process.cpuUsage(before);
  return (user + system) / 1000;
}
