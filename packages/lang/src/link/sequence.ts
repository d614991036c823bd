export interface Link<T> {
	readonly value: T;
	before: Link<T> | undefined;
	after: Link<T> | undefined;
}

/** A list into which values are put beside others, each in the same time however long it is. */
export class Sequence<T> {
	#first: Link<T> | undefined;
	#last: Link<T> | undefined;

	constructor(values: Iterable<T> = []) {
		for (const value of values) this.append(value);
	}

	get first(): Link<T> | undefined {
		return this.#first;
	}

	append(value: T): Link<T> {
		return this.insertAfter(this.#last, value);
	}

	/** Puts a value behind a place; first of all without one. */
	insertAfter(place: Link<T> | undefined, value: T): Link<T> {
		const after = place === undefined ? this.#first : place.after;
		const made: Link<T> = { value, before: place, after };
		if (place === undefined) this.#first = made;
		else place.after = made;
		if (after === undefined) this.#last = made;
		else after.before = made;
		return made;
	}

	insertBefore(place: Link<T>, value: T): Link<T> {
		return this.insertAfter(place.before, value);
	}

	*links(): Iterable<Link<T>> {
		for (let at = this.#first; at !== undefined; at = at.after) yield at;
	}

	*[Symbol.iterator](): Iterator<T> {
		for (const { value } of this.links()) yield value;
	}
}
