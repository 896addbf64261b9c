/** `npm run previews [-- POSITIONS [SEED]]`: compares Umblight's preview with the clash that follows, 100,000 times. */
import { checkPreviews } from '../core/umblight/preview-law.ts';

const [positions = '100000', seed = 'previews'] = process.argv.slice(2);
const report = checkPreviews(Number(positions), seed);
console.log(report.fault ?? `${report.positions} positions of ${report.matches} matches, each as previewed`);
process.exitCode = report.fault === null ? 0 : 1;
