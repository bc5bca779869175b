import * as z from 'zod/mini';
import {
  CALLS,
  REFUSAL_CODE,
  balanceInfoSchema,
  betErrorSchema,
  betHistoryItemSchema,
  betLegSchema,
  betResultSchema,
  bracketMatchSchema,
  bracketSourceSchema,
  changeSchema,
  chessActionSchema,
  chessCardSchema,
  chessDrawnSchema,
  chessDrawsSchema,
  chessFaceSchema,
  chessListSchema,
  chessMarketSchema,
  chessPricesSchema,
  chessRecordSchema,
  chessRecordsSchema,
  chessRefusedSchema,
  chessSeedsSchema,
  chessStateSchema,
  clientMessageSchema,
  currencySchema,
  cursorSchema,
  envelopeSchema,
  eventEntrySchema,
  eventStageViewSchema,
  eventSummarySchema,
  finishedMatchSchema,
  gameCategorySchema,
  handicapItemSchema,
  historyTotalsSchema,
  liveStateSchema,
  liveViewSchema,
  liveViewUpdateSchema,
  mapDetailsSchema,
  mapScoresSchema,
  matchRowSchema,
  matchSchema,
  namedTeamSchema,
  namesSchema,
  objectiveSchema,
  pickSchema,
  placeBetSchema,
  placeSelectionSchema,
  playerLimitsSchema,
  realityCheckSchema,
  streamSchema,
  playSchema,
  poolInfoSchema,
  pointSchema,
  receiptLegSchema,
  receiptRevisionSchema,
  refusalKey,
  resultRevisionSchema,
  scheduledMatchSchema,
  serverMessageSchema,
  settledPlaySchema,
  settledPointSchema,
  spoilerStateSchema,
  slipItemSchema,
  slipPlaySchema,
  standingsRowSchema,
  viewRoundSchema,
  type CallName,
} from '@clutchline/contract';
import {
  CALL_REFERENCES,
  LANG_REFERENCE,
  SCHEMA_REFERENCES,
  type AnyField,
  type SchemaReference,
} from '@clutchline/contract/reference';

import { applyReferences, isFields, isJson, REFERENCE_KEY, type Json, mapValues } from './apply-references';

type Schemas = Readonly<Record<string, Json>>;

const PREFIX = '#/components/schemas/';

export const schemaRef = (id: string): string => `${PREFIX}${id}`;

/** @example schemaId('#/components/schemas/Match') // 'Match' */
export const schemaId = (ref: string): string => ref.slice(PREFIX.length);

export function referredSchema(ref: string, schemas: Schemas): Json {
  const schema = schemas[schemaId(ref)];
  if (schema === undefined) throw new RangeError(`No schema ${ref}`);
  return schema;
}

/** Own, else made from its fields. */
export function exampleOf(node: Json, schemas: Schemas): unknown {
  const { examples, $ref, properties, items, minItems, type } = node;
  if (Array.isArray(examples)) return examples[0];
  if (typeof $ref === 'string') return exampleOf(referredSchema($ref, schemas), schemas);
  const options: unknown = node['oneOf'] ?? node['anyOf'];
  if (Array.isArray(options)) return exampleIn(options[0], schemas);
  if (type === 'array')
    return Array.from({ length: Math.max(1, Number(minItems ?? 0)) }, () => exampleIn(items, schemas));
  if (!isJson(properties)) return node['const'] ?? null;
  return mapValues(properties, (property) => exampleIn(property, schemas));
}

const exampleIn = (node: unknown, schemas: Schemas): unknown => (isJson(node) ? exampleOf(node, schemas) : null);

export function withExamples(node: Json, schemas: Schemas): Json {
  return mapValues(node, (value, key) => {
    if (key === 'examples') return value;
    if (key === 'properties' && isJson(value)) return mapValues(value, (property) => withExample(property, schemas));
    if (Array.isArray(value)) return value.map((element: unknown) => withExamplesIn(element, schemas));
    return withExamplesIn(value, schemas);
  });
}

const withExamplesIn = (node: unknown, schemas: Schemas): unknown =>
  isJson(node) ? withExamples(node, schemas) : node;

const withExample = (property: unknown, schemas: Schemas): unknown =>
  isJson(property) ? { ...withExamples(property, schemas), examples: [exampleOf(property, schemas)] } : property;

const ENTITIES = {
  Envelope: envelopeSchema,
  Refusal: refusalKey,
  Names: namesSchema,
  Pick: pickSchema,
  Point: pointSchema,
  Play: playSchema,
  SlipPlay: slipPlaySchema,
  SlipItem: slipItemSchema,
  Match: matchSchema,
  LiveState: liveStateSchema,
  MapScore: mapScoresSchema._zod.def.element,
  MatchRow: matchRowSchema,
  LiveView: liveViewSchema,
  LiveViewObjective: objectiveSchema,
  LiveViewRound: viewRoundSchema,
  LiveViewUpdate: liveViewUpdateSchema,
  MapFacts: mapDetailsSchema,
  FinishedMatch: finishedMatchSchema,
  ScheduledMatch: scheduledMatchSchema,
  SettledPoint: settledPointSchema,
  SettledPlay: settledPlaySchema,
  SpoilerState: spoilerStateSchema,
  ResultRevision: resultRevisionSchema,
  EventSummary: eventSummarySchema,
  EventStage: eventStageViewSchema,
  EventEntry: eventEntrySchema,
  StandingsRow: standingsRowSchema,
  BracketMatch: bracketMatchSchema,
  SlotSource: bracketSourceSchema,
  NamedTeam: namedTeamSchema,
  GameCategory: gameCategorySchema,
  HandicapItem: handicapItemSchema,
  Currency: currencySchema,
  BalanceInfo: balanceInfoSchema,
  PlaceSelection: placeSelectionSchema,
  PlaceBet: placeBetSchema,
  BetLeg: betLegSchema,
  BetHistoryItem: betHistoryItemSchema,
  HistoryTotals: historyTotalsSchema,
  ReceiptLeg: receiptLegSchema,
  ReceiptRevision: receiptRevisionSchema,
  BetError: betErrorSchema,
  BetResult: betResultSchema,
  PlayerLimits: playerLimitsSchema,
  RealityCheck: realityCheckSchema,
  Stream: streamSchema,
  PoolInfo: poolInfoSchema,
  ChessFace: chessFaceSchema,
  ChessCard: chessCardSchema,
  ChessMarket: chessMarketSchema,
  ChessSeeds: chessSeedsSchema,
  ChessState: chessStateSchema,
  ChessAction: chessActionSchema,
  ChessRefused: chessRefusedSchema,
  ChessDrawn: chessDrawnSchema,
  ChessDraws: chessDrawsSchema,
  ChessRecord: chessRecordSchema,
  ChessRecords: chessRecordsSchema,
  ChessList: chessListSchema,
  ChessPrices: chessPricesSchema,
};

export const PUSH_SCHEMAS = {
  PushServerMessage: serverMessageSchema,
  PushClientMessage: clientMessageSchema,
  PushChange: changeSchema,
  PushCursor: cursorSchema,
};

const SHARED = { ...ENTITIES, ...PUSH_SCHEMAS };

const isCallName = (name: string): name is CallName => Object.hasOwn(CALLS, name);

export const CALL_NAMES: readonly CallName[] = Object.keys(CALLS).filter(isCallName);

/** Shared, and of each call. */
export function contractSchemas(): Readonly<Record<string, Json>> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(SHARED)) registry.add(schema, { id });
  for (const [name, call] of Object.entries(CALLS)) {
    registry.add(call.body, { id: `${name}.request` });
    if (!registry.has(call.response)) registry.add(call.response, { id: `${name}.answer` });
  }
  const references = [...SCHEMA_REFERENCES, ...CALL_NAMES.flatMap(referencesOfCall)];
  const indexes = new Map<z.core.$ZodType, number>();
  for (const [index, { schema }] of references.entries()) if (!indexes.has(schema)) indexes.set(schema, index);
  const { schemas } = z.toJSONSchema(registry, {
    uri: schemaRef,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const index = indexes.get(zodSchema);
      if (index !== undefined) jsonSchema[REFERENCE_KEY] = index;
      if (zodSchema === refusalKey) jsonSchema.enum = Object.keys(REFUSAL_CODE);
    },
  });
  return Object.fromEntries(
    Object.entries(schemas).flatMap(([id, schema]) => {
      const described = applyReferences(withoutHead(schema), references);
      return isJson(described) ? [[id, described]] : [];
    }),
  );
}

export function answerId(name: CallName): string {
  const { response } = CALLS[name];
  return Object.entries(SHARED).find(([, schema]) => schema === response)?.[0] ?? `${name}.answer`;
}

function referencesOfCall(name: CallName): SchemaReference[] {
  const { body, response } = CALLS[name];
  const reference = CALL_REFERENCES[name];
  const answer: AnyField = reference.response;
  const [description, fields] = typeof answer === 'string' ? [answer] : answer;
  return [
    { schema: body, description: `Request of ${name}.`, fields: { ...reference.request, lang: LANG_REFERENCE } },
    { schema: response, description, fields: isFields(fields) ? fields : null },
  ];
}

function withoutHead(schema: object): object {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$schema' && key !== '$id'));
}
