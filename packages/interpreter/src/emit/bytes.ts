export class Bytes {
	private held: Uint8Array = new Uint8Array(256);
	length = 0;

	byte(value: number): void {
		if (this.length === this.held.length) this.grow(this.length + 1);
		this.held[this.length++] = value;
	}

	bytes(values: readonly number[]): void {
		for (let i = 0; i < values.length; i++) this.byte(values[i]!);
	}

	private grow(least: number): void {
		const wider = new Uint8Array(Math.max(least, this.held.length * 2));
		wider.set(this.held.subarray(0, this.length));
		this.held = wider;
	}

	/** Adds a number from 0 to 2³² - 1 in the format LEB128. */
	unsigned(value: number): void {
		let rest = value >>> 0;
		while (rest > 127) {
			this.byte((rest & 127) | 128);
			rest >>>= 7;
		}
		this.byte(rest);
	}

	/** Adds a signed 32-bit number in the format LEB128. */
	signed(value: number): void {
		let rest = value | 0;
		while (rest < -64 || rest > 63) {
			this.byte((rest & 127) | 128);
			rest >>= 7;
		}
		this.byte(rest & 127);
	}

	sized(other: Bytes): void {
		this.unsigned(other.length);
		this.append(other);
	}

	append(other: Bytes): void {
		const end = this.length + other.length;
		if (end > this.held.length) this.grow(end);
		this.held.set(other.held.subarray(0, other.length), this.length);
		this.length = end;
	}

	text(text: string): void {
		this.unsigned(text.length);
		for (let i = 0; i < text.length; i++) this.byte(text.charCodeAt(i));
	}

	get all(): Uint8Array<ArrayBuffer> {
		return this.held.slice(0, this.length);
	}
}
