import type { CallRequest, CallResponse, Outcome } from '../platform/calls';
import type { Context } from './context';

/** At most ten seconds old (VIEW-1, bad input row 190). */
export async function readLiveView(
  { stores }: Pick<Context, 'stores'>,
  { game_id }: CallRequest<'getLiveView'>,
): Promise<Outcome<CallResponse<'getLiveView'>>> {
  const view = await stores.views.read(game_id);
  return view === 'no_match' ? { kind: 'refused', refusal: 'no_match' } : { kind: 'ok', data: { view } };
}
