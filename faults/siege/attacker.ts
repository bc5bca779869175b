import { assaults } from './assaults';
import { burn } from './burn';
import { attackPlanSchema } from './messages';
import type { Tally } from './tally';

const plan = attackPlanSchema.parse(JSON.parse(process.argv[2] ?? ''));
process.on('disconnect', () => process.exit(0));
const began = { at: performance.now(), cpu: process.cpuUsage() };
const answers: Tally = new Map();
if (plan.attack === 'burn') await burn(plan.seconds, plan.cpuShare);
else await assaults[plan.attack]({ ...plan, answers, until: began.at + plan.seconds * 1_000 });
const { user, system } = process.cpuUsage(began.cpu);
const cpuShare = (user + system) / 1_000 / (performance.now() - began.at);
process.send?.({ answers: Object.fromEntries(answers), cpuShare });
