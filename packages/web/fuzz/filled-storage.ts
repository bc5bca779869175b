import { buildSlipItem } from '@clutchline/domain/testing';

import { ValueStorage } from '../src/data/storage';
import { createStoredValues } from '../src/data/stored-values';
import { FakeStorageArea } from '../testing/fake-storage-area';
import { VALID_ANSWERS } from './valid-answers';

export function storageWithSlip(): FakeStorageArea {
  const area = new FakeStorageArea();
  area.put('shopCartList', [buildSlipItem()]);
  area.put('singleIds', [buildSlipItem().shop_id]);
  area.put('parlayIds', []);
  return area;
}

export function fullStorage(): FakeStorageArea {
  const area = new FakeStorageArea();
  const storage = new ValueStorage({ area, prefix: 'test', tabs: null });
  const stored = createStoredValues(storage, storage);
  stored.lang.write(5);
  stored.avatarId.write(7);
  stored.currencyInfo.write({ id: 1, code: 'CNY', decimals: 2 });
  stored.quickaAmount.write(['20', '50.5', '100']);
  stored.shopCartList.write([1, 2, 3].map((id) => buildSlipItem({ shop_id: id, game_id: id })));
  stored.singleIds.write([1, 2]);
  stored.parlayIds.write([2, 3]);
  stored.accept.write('none');
  stored.theme.write('light');
  stored.oddsFormat.write('american');
  stored.timeZone.write('Asia/Tokyo');
  stored.sound.write('off');
  stored.seenCorrections.write(['01JD5Z6W7X8Y9ZABCDEFGHJKMN:1']);
  stored.favorites.write([1, 2]);
  stored.fastStake.write('25');
  stored.stakes.write({
    open: 'parlay',
    single: [{ shop_id: 1, stake: '12.50' }],
    commonStake: '7',
    parlayStake: '30',
    stakesCurrency: 1,
    sizes: [2],
  });
  stored.placement.write([
    {
      request_id: 'request-of-a-visit-before',
      player: VALID_ANSWERS.balance.player_id,
      kind: 'single',
      shop_ids: [1],
      stakes: ['20'],
    },
  ]);
  return area;
}
