export { writeTeamGames } from './write-team-games';
