import { formatOdd, type SettledLeg } from '@clutchline/domain';

/**
 * Factor by which a leg multiplies the stake, as arithmetic.
 *
 * @example factorText({ odd: 1955, outcome: 'half_won', dead_heat: 1 }) // '(1.955 + 1) ÷ 2'
 */
export function factorText({ odd, outcome, dead_heat }: SettledLeg): string {
  switch (outcome) {
    case 'pending':
    case 'won':
      return formatOdd(odd);
    case 'half_won':
      return `(${formatOdd(odd)} + 1) ÷ 2`;
    case 'half_lost':
      return '1 ÷ 2';
    case 'push':
    case 'void':
      return '1.000';
    case 'dead_heat':
      return `${formatOdd(odd)} ÷ ${dead_heat}`;
    case 'lost':
      return '0';
  }
}
