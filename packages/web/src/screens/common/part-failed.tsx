import { useFailedPart } from '../../state';
import { LoadFailed } from './load-failed';
import { NewVersion } from './new-version';

interface PartFailedProps {
  readonly error: Error;
  /** How often it has been tried again. */
  readonly retries: number;
  readonly retry: () => void;
}

/**
 * ERR-6: what stands where a part of the app did not come. One that was only lost on its way comes on request; what
 * stays away, because a new version took its place, comes with the page. A page of the host's is never reloaded.
 */
export function PartFailed({ error, retries, retry }: PartFailedProps) {
  const { outdated, reloadPage } = useFailedPart(error.message);
  if (outdated) return <NewVersion reload={reloadPage ?? retry} />;
  return <LoadFailed heading="h1" reload={retries > 0 ? (reloadPage ?? retry) : retry} />;
}
