export function report(faults: readonly string[], passed: string): void {
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) console.log(passed);
  else process.exitCode = 1;
}
