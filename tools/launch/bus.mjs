import { delimiter } from 'node:path';

import { installPackages, isDebian, isInstalled, succeeds } from './debian.mjs';

const VERSION_FLAG = { 'nats-server': '--version', haproxy: '-v' };

const isThere = (name) => (isDebian() ? isInstalled(name) : succeeds(name, [VERSION_FLAG[name]]));

/** Debian installs servers here, which is not in the `PATH` of every user. */
const DEBIAN_SERVERS = '/usr/sbin';

async function provide(who, names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  if (isDebian() && !folders.includes(DEBIAN_SERVERS)) process.env.PATH = [...folders, DEBIAN_SERVERS].join(delimiter);
  const lacking = names.filter((name) => !isThere(name));
  return await installPackages(who, lacking);
}

/** Prints the reason and returns false on failure. */
export const provideBus = () => provide('The tests of several processes', ['nats-server']);

/** NATS and the balancer. */
export const provideBusAndBalancer = () => provide('Several processes', ['nats-server', 'haproxy']);
