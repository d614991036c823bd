import { expect, test } from 'vitest';
import { keyAndMoment, momentKey, withQuery } from './moment-key.ts';

test('a key tells its declaration, its moment and the query that found it', () => {
	const key = momentKey('flow.turn', 'end');
	expect(keyAndMoment('kinds.road')).toEqual({ key: 'kinds.road', moment: '', query: '' });
	expect(keyAndMoment(key)).toEqual({ key: 'flow.turn', moment: 'end', query: '' });
	const query = '1 point @ the end';
	expect(keyAndMoment(withQuery(key, query))).toEqual({ key: 'flow.turn', moment: 'end', query });
	expect(withQuery(key, '')).toBe(key);
	expect(withQuery('kinds.road', query)).toBe('kinds.road');
});
