import { streamSchema } from '../entities/watch/stream';
import type { CallReferences } from './call-reference';
import { EXAMPLE, ID_TEXT } from './example-values';
import { describeObject } from './fields';

export const STREAM_REFERENCES = [
  describeObject(streamSchema, 'A stream that shows a match (STREAM-1).', {
    lang: ['Language of the commentary, a BCP 47 tag.', 'en'],
    platform: ['`hls` for a playlist, otherwise the platform whose player shows the channel.', 'hls'],
    channel: [
      'For `hls` an https address of a playlist, or `demo-<seconds>` for the test stream of this server; otherwise the name of the channel on its platform.',
      'demo-10',
    ],
    is_official: ['1 for a stream of the organizer.', 1],
    status: ['`upcoming`, `live` or `ended`.', 'live'],
    delay_s: ['Delay of the picture as the source states it, 0 to 300 s; null if it does not.', 10],
  }),
];

export const STREAM_CALLS: Pick<CallReferences, 'getStreams'> = {
  getStreams: {
    summary: 'Streams of a match',
    description:
      'Returns the streams of a match on the platforms and hosts that the operator allows, without ended ones (STREAM-1, STREAM-4); an unknown match has none.',
    request: { game_id: [ID_TEXT.game, EXAMPLE.gameId] },
    response: [
      'The streams.',
      {
        streams: 'At most 20.',
        server_time: [
          'Real time of the server in ms since 1970-01-01 UTC, against which the delay of a picture is measured (SYNC-1).',
          EXAMPLE.startTime,
        ],
      },
    ],
  },
};
