import { useTexts } from '../../i18n/use-texts';
import { type EventData, placeOfTeam } from '../../state';
import { Crest } from '../../ui/art/crest';
import { NameText } from '../common/names/name-text';
import pageStyles from '../common/page.module.css';
import { FollowToggle } from '../common/follow-toggle';
import { PlaceLink } from '../common/place-link';
import type { EventPartProps } from './event-parts';
import { optionalText, useEventNames } from '../common/matches/event-names';
import styles from './event-detail.module.css';

type Entry = EventData['teams'][number];

/** Invited and qualified teams, then those that advanced from each stage (EVENT-1). */
export function EventTeams({ data, shown }: EventPartProps) {
  const { t } = useTexts();
  const names = useEventNames(data);
  const bySeed = [...data.teams].sort((a, b) => (a.seed ?? Infinity) - (b.seed ?? Infinity));
  const entered = (['invited', 'qualified'] as const).map((entry) => ({
    key: entry,
    title: t(`event.${entry}`),
    teams: bySeed.filter((team) => team.entry === entry),
  }));
  const advanced = advancedFrom(data, shown).map(({ stageId, teamIds }) => ({
    key: `${stageId}`,
    title: t('event.advanced', { stage: names.stage(stageId) }),
    teams: bySeed.filter(({ team_id }) => teamIds.has(team_id)),
  }));
  return [...entered, ...advanced]
    .filter(({ teams }) => teams.length > 0)
    .map(({ key, title, teams }) => (
      <section key={key} className={pageStyles['part']}>
        <h2>{title}</h2>
        <ul className={styles['teams']}>
          {teams.map((team) => (
            <TeamEntry key={team.team_id} team={team} name={names.team(team.team_id)} />
          ))}
        </ul>
      </section>
    ));
}

function TeamEntry({ team, name }: { readonly team: Entry; readonly name: string }) {
  const { t, language } = useTexts();
  const qualifier = optionalText(team, 'qualifier_name', language.suffix);
  return (
    <li>
      <Crest id={team.team_id} size={32} />
      <div>
        <PlaceLink className={styles['teamName']} to={placeOfTeam(team.team_id)}>
          <NameText text={name} />
        </PlaceLink>
        {team.seed !== null && <span className={pageStyles['fact']}>{t('event.seed', { seed: team.seed })}</span>}
        {qualifier !== '' && <span className={pageStyles['fact']}>{qualifier}</span>}
      </div>
      <FollowToggle teamId={team.team_id} name={name} />
    </li>
  );
}

/** Teams that a bracket shows in a place of another stage. */
function advancedFrom({ stages }: EventData, shown: EventPartProps['shown']) {
  const sides = [...shown.brackets.values()].flatMap((slots) => slots ?? []).flatMap((slot) => slot.sides);
  return stages.flatMap(({ stage_id }) => {
    const teamIds = sides.flatMap(({ source, teamId }) =>
      source.kind === 'place' && source.stage_id === stage_id && teamId !== null ? [teamId] : [],
    );
    return teamIds.length === 0 ? [] : [{ stageId: stage_id, teamIds: new Set(teamIds) }];
  });
}
