import { appendAll } from '@tilewright/schema';
import type { Expr, Instr, LineIR, Program, RequirementIR } from '../ir/index.ts';
import { printExpr } from './print-expr.ts';

/** A program as text: tables, then the code with its jumps, decisions under the instruction that asks. */
export function disassemble(program: Program): string {
	const out: string[] = [];
	const e = (x: Expr): string => printExpr(x, program);
	out.push(`game ${program.game}, packs ${program.packs.join(' ')}, ${program.seats} seats`);
	out.push(`elements ${program.elements.join(' ')}`);
	for (const [id, value] of Object.entries(program.params)) out.push(`param ${id} = ${value}`);
	for (const kind of program.kinds) {
		out.push(
			'',
			`kind ${kind.id}: ${kind.connect} ${kind.form} [${kind.tags.join(' ')}] stratum ${kind.stratum}`,
		);
		out.push(`  complete ${e(kind.complete)}`);
		if (kind.reach !== undefined) out.push(`  reach ${e(kind.reach)}`);
		for (const line of kind.value.lines) appendAll(out, lineText('line', line, program));
		for (const s of kind.value.scales)
			out.push(`  scale ${s.times}/${s.over} ${s.round}${s.when ? ` when ${e(s.when)}` : ''}`);
		for (const line of kind.value.late) appendAll(out, lineText('late', line, program));
		for (const c of kind.value.caps) out.push(`  cap ${e(c.at)}`);
		for (const v of kind.value.vetoes) out.push(`  veto when ${e(v.when)}`);
		for (const line of kind.value.share.lines) appendAll(out, lineText('share', line, program));
		for (const a of kind.value.share.adjust)
			out.push(`  share ${a.line}.${a.field} ${a.layer} ${a.value ? e(a.value) : ''}`);
	}
	out.push('');
	for (const t of program.touches)
		out.push(
			`touch ${program.kinds[t.kind]?.id}.${t.id} → ${program.kinds[t.to]?.id} via ${t.via}`,
		);
	for (const m of program.marks) out.push(`mark ${m.id} of ${m.of}, ${m.fold}`);
	for (const p of program.pieces)
		out.push(
			`piece ${p.id}: ${p.perSeat} each, ${p.shared} shared, [${p.tags.join(' ')}] on [${[...p.standsOn.map((k) => program.kinds[k]?.id), ...p.at].join(' ')}] power ${e(p.power)}`,
		);
	for (const z of program.zones)
		out.push(`zone ${z.id} per ${z.per}, ${z.shows} see it, ${z.order}`);
	for (const r of program.registers)
		out.push(`register ${r.id} per ${r.per}, reset ${r.reset}, default ${r.default}`);
	for (const l of program.limits) out.push(`limit ${l.id}: ${l.times} per ${l.per}`);
	for (const d of program.defines)
		out.push(
			`define ${d.id}(${d.params.map((p) => `${p.name}: ${p.type}`).join(', ')}) = ${e(d.body)}`,
		);
	out.push(`owners most [${program.owners.keys.map(e).join(', ')}] above ${program.owners.above}`);
	for (const verb of program.verbs) {
		out.push('', `verb ${verb.id}(${verb.params.map((p) => `${p.name}: ${p.type}`).join(', ')})`);
		for (const r of verb.require) out.push(requirementText('require', r, e));
		for (const r of verb.forbid) out.push(requirementText('forbid', r, e));
	}
	out.push('');
	for (const g of program.deck.groups)
		out.push(
			`deck ${g.id}: ${g.tiles.map((t) => `${program.tiles[t.tile]?.id}×${t.copies}`).join(' ')}`,
		);
	for (const s of program.deck.start)
		out.push(`start ${program.tiles[s.tile]?.id} at ${s.x}/${s.y} turned ${s.turn}`);
	out.push(
		'',
		`exits part ${program.exits.part} turn ${program.exits.turn} game ${program.exits.game}`,
	);
	program.code.forEach((instr, pc) => {
		for (const r of program.routines)
			if (r.entry === pc) out.push(`routine ${r.id} (${r.slots} slots)`);
		out.push(`${String(pc).padStart(4)} ${instrText(instr, program)}`);
		if (instr.op === 'decide') appendAll(out, decisionText(program, instr.decision, e));
	});
	return `${out.join('\n')}\n`;
}

function lineText(word: string, line: LineIR, program: Program): string[] {
	const e = (x: Expr): string => printExpr(x, program);
	const out = [
		`  ${word} ${line.id}: ${e(line.count)} × ${e(line.each)}${line.when ? ` when ${e(line.when)}` : ''}${line.oncePerSeat ? ' once per seat' : ''}`,
	];
	for (const a of line.adjust)
		out.push(
			`    ${a.layer} ${a.field} ${a.value ? e(a.value) : ''}${a.when ? ` when ${e(a.when)}` : ''}`,
		);
	return out;
}

function requirementText(word: string, r: RequirementIR, e: (x: Expr) => string): string {
	const local = r.local === undefined ? '' : ` (${r.local.is})`;
	const allowed = r.allowed.map((a) => `, allowed when ${e(a.when)}`).join('');
	return `  ${word} ${r.id}: ${r.when ? `when ${e(r.when)} ` : ''}${e(r.that)}, else ${r.why}${local}${allowed}`;
}

function instrText(instr: Instr, program: Program): string {
	const show = (key: string, value: unknown): string => {
		if (Array.isArray(value)) return `[${value.map((v) => show('', v)).join(', ')}]`;
		if (typeof value === 'object' && value !== null) {
			if ('op' in value && 'type' in value) return printExpr(value as Expr, program);
			return Object.entries(value)
				.map(([k, v]) => `${k} ${show(k, v)}`)
				.join(' ');
		}
		if (key === 'cause') return program.causes[Number(value)] ?? String(value);
		if (key === 'reason') return program.reasons[Number(value)] ?? String(value);
		if (key === 'stream') return program.streams[Number(value)] ?? String(value);
		return String(value);
	};
	const parts = Object.entries(instr).flatMap(([key, value]) => {
		if (key === 'op' || key === 'source') return [];
		if (instr.op === 'slot') return [program.slots[instr.slot]?.id ?? String(instr.slot)];
		if (instr.op === 'set' && key === 'register')
			return [program.registers[instr.register]?.id ?? String(instr.register)];
		return [`${key} ${show(key, value)}`];
	});
	return [instr.op, ...parts].join(' ');
}

function decisionText(program: Program, index: number, e: (x: Expr) => string): string[] {
	const d = program.decisions[index]!;
	const out = [
		`     ? ${d.id} asks ${e(d.who)} (${d.kind})${d.pass === undefined ? '' : `, pass → ${d.pass}`}, none → ${d.none}`,
	];
	for (const a of d.alternatives) {
		const vars = a.variables.map(
			(v) =>
				` ${v.name}#${v.slot} in ${'among' in v.domain ? e(v.domain.among) : `${e(v.domain.from)}…${e(v.domain.to)}`}`,
		);
		const key = a.key.map((k) => ('word' in k ? k.word : `#${k.slot}`)).join(' ');
		out.push(
			`     | ${a.id} "${key}"${a.when ? ` when ${e(a.when)}` : ''}${vars.join(',')}${a.where ? ` where ${e(a.where)}` : ''} → ${a.target}`,
		);
	}
	return out;
}
