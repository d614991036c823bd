/* eslint-disable */
// Made from schemas/*.schema.json by packages/schema/scripts/build-validators.ts; do not edit.
import type { SchemaFiles } from '../json-schema.ts';

/** All schema files by name. */
export const schemaFiles: SchemaFiles = {
	"common.schema.json": {
		"title": "Shared definitions",
		"description": "Names, positions and small shapes that several kinds of document use. Scopes of expressions: `static` elements, params and the number of seats, known before the game; `it` the thing spoken of; `columns` its marks, definitions and named neighbours as bare names; `seat` the seat spoken of; `args` the arguments; `locals` names given by `let`, `as` and choices before; `choice` the variables of this choice; `loop` the own names of this loop; `event` the record of what happened; `wave` the running wave. Built-in names such as `active` can be read everywhere but where only `static` stands.",
		"$defs": {
			"name": {
				"type": "string",
				"pattern": "^(?!(?:as|break|const|constructor|continue|else|false|for|function|if|import|in|let|loop|namespace|none|null|package|prototype|return|true|var|void|while)$)[a-z][a-zA-Z0-9]*$",
				"maxLength": 60,
				"description": "A name that expressions can say: a small letter, then letters and digits; no reserved word.",
				"x-says": "Names are a small letter, then letters and digits, such as \"firstSlot\"; words that expressions reserve, such as \"in\" or \"let\", cannot be names."
			},
			"names": {
				"description": "One name, or a list of names.",
				"anyOf": [
					{
						"$ref": "#/$defs/name"
					},
					{
						"type": "array",
						"items": {
							"$ref": "#/$defs/name"
						},
						"minItems": 1,
						"uniqueItems": true
					}
				]
			},
			"name-ref": {
				"type": "string",
				"pattern": "^(?:[a-z0-9]+(?:-[a-z0-9]+)*\\.)?(?!(?:as|break|const|constructor|continue|else|false|for|function|if|import|in|let|loop|namespace|none|null|package|prototype|return|true|var|void|while)$)[a-z][a-zA-Z0-9]*$",
				"maxLength": 121,
				"description": "A name that is declared elsewhere. Where packs that do not know each other declare it, the id of the pack and a dot stand before it.",
				"x-says": "Names are a small letter, then letters and digits, such as \"firstSlot\". The id of a pack and a dot may stand before a name, such as \"first-steps.firstSlot\"."
			},
			"name-refs": {
				"description": "One name, or a list of names.",
				"anyOf": [
					{
						"$ref": "#/$defs/name-ref"
					},
					{
						"type": "array",
						"items": {
							"$ref": "#/$defs/name-ref"
						},
						"minItems": 1,
						"uniqueItems": true
					}
				]
			},
			"dotted-name": {
				"type": "string",
				"pattern": "^(?!(?:as|break|const|constructor|continue|else|false|for|function|if|import|in|let|loop|namespace|none|null|package|prototype|return|true|var|void|while)$)[a-z][a-zA-Z0-9]*(?:\\.[a-z][a-zA-Z0-9]*)*$",
				"maxLength": 90,
				"description": "A name, or names joined by dots.",
				"x-says": "Names are a small letter, then letters and digits; dots may join them, such as \"base.handSize\"."
			},
			"dotted-name-ref": {
				"type": "string",
				"pattern": "^(?:[a-z0-9]+(?:-[a-z0-9]+)*\\.)?(?!(?:as|break|const|constructor|continue|else|false|for|function|if|import|in|let|loop|namespace|none|null|package|prototype|return|true|var|void|while)$)[a-z][a-zA-Z0-9]*(?:\\.[a-z][a-zA-Z0-9]*)*$",
				"maxLength": 151,
				"description": "A dotted name that is declared elsewhere, perhaps after the id of its pack and a dot.",
				"x-says": "Names are a small letter, then letters and digits; dots may join them, such as \"base.handSize\"."
			},
			"pack-id": {
				"type": "string",
				"pattern": "^[a-z0-9]+(?:-[a-z0-9]+)*$",
				"maxLength": 60,
				"description": "The id of a pack: small letters and digits in words joined by hyphens.",
				"x-says": "Ids of packs are lower-case words joined by hyphens, such as \"first-steps\"."
			},
			"pack-of-game": {
				"type": "string",
				"pattern": "^(?:[a-z0-9]+(?:-[a-z0-9]+)*/)?[a-z0-9]+(?:-[a-z0-9]+)*$",
				"maxLength": 121,
				"description": "The id of a pack, alone or after that of its game and a slash: packs of two games may have the same id.",
				"x-says": "A pack is named by its id, such as \"first-steps\", or with its game, such as \"some-game/first-steps\"."
			},
			"slot": {
				"type": "string",
				"pattern": "^[a-z0-9]+(?:-[a-z0-9]+)*(?:\\.[a-z0-9]+(?:-[a-z0-9]+)*)*$",
				"maxLength": 90,
				"description": "The name of a slot of the timeline: words joined by hyphens; a slot inside another stands after a dot (`wave.return`).",
				"x-says": "Slots are lower-case words joined by hyphens, such as \"after-place\" or \"wave.return\"."
			},
			"slot-word": {
				"type": "string",
				"pattern": "^[a-z0-9]+(?:-[a-z0-9]+)*$",
				"maxLength": 60,
				"description": "The own name of a slot: small letters and digits in words joined by hyphens.",
				"x-says": "Slots are lower-case words joined by hyphens, such as \"after-place\"."
			},
			"tile-id": {
				"type": "string",
				"pattern": "^(?!(?:constructor|prototype)$)[A-Za-z0-9][A-Za-z0-9_.+]*(?:-[A-Za-z0-9_.+]+)*$",
				"maxLength": 40,
				"description": "The id of a tile: letters, digits, points and plus signs, in words joined by hyphens.",
				"x-says": "Ids of tiles are letters, digits, points and plus signs, with hyphens inside, such as \"WI-5\"."
			},
			"tile-ref": {
				"type": "string",
				"pattern": "^(?!(?:constructor|prototype)$)[A-Za-z0-9][A-Za-z0-9_.+]*(?:-[A-Za-z0-9_.+]+)*$",
				"maxLength": 101,
				"description": "The id of a tile, perhaps after the id of its pack and a dot.",
				"x-says": "Ids of tiles are letters, digits, points and plus signs, with hyphens inside, such as \"WI-5\"."
			},
			"seat": {
				"type": "string",
				"pattern": "^[a-z][a-z0-9-]*$",
				"maxLength": 30,
				"description": "The name of a seat in a scenario or a log: small letters, digits, hyphens.",
				"x-says": "Seats are named in small letters, such as \"ann\"."
			},
			"position": {
				"type": "string",
				"pattern": "^-?\\d{1,5}/-?\\d{1,5}$",
				"description": "A cell as x/y: x grows to the east, y grows to the south, 0/0 is the middle.",
				"x-says": "A cell is written x/y, such as \"0/-1\"."
			},
			"format": {
				"type": "integer",
				"const": 1,
				"description": "The number of the format this file is written in."
			},
			"says": {
				"type": "string",
				"minLength": 1,
				"description": "What it means, in a sentence for people.",
				"maxLength": 1000
			},
			"title": {
				"type": "string",
				"minLength": 1,
				"description": "The name people see.",
				"maxLength": 200
			},
			"sources": {
				"description": "Where the rule is written: the id of a rule in a fact sheet, or a book, edition and page; one or a list.",
				"anyOf": [
					{
						"type": "string",
						"minLength": 1,
						"maxLength": 200
					},
					{
						"type": "array",
						"items": {
							"type": "string",
							"minLength": 1,
							"maxLength": 200
						},
						"minItems": 1
					}
				]
			},
			"text-id": {
				"type": "string",
				"pattern": "^[a-zA-Z][a-zA-Z0-9-]*(?:\\.[a-zA-Z][a-zA-Z0-9-]*)*$",
				"maxLength": 90,
				"description": "The id of a text in `texts`.",
				"x-says": "Ids of texts are words joined by dots, such as \"claim.occupied\"."
			},
			"text-ref": {
				"type": "string",
				"pattern": "^(?:[a-z0-9]+(?:-[a-z0-9]+)*\\.)?[a-zA-Z][a-zA-Z0-9-]*(?:\\.[a-zA-Z][a-zA-Z0-9-]*)*$",
				"maxLength": 151,
				"description": "The id of a text in `texts`.",
				"x-says": "Ids of texts are words joined by dots, such as \"claim.occupied\"."
			},
			"mark-fold": {
				"type": "string",
				"enum": [
					"sum",
					"any",
					"all",
					"max"
				],
				"description": "How the marks of joined segments become one: their sum, whether any has it, whether all have it, or the highest."
			},
			"type": {
				"type": "string",
				"pattern": "^(?:bool|int|seat|tile|tile-kind|cell|side|corner|segment|feature|piece|piece-kind|kind|zone|space|placement|placement-side|event|pair|enum:[a-zA-Z][a-zA-Z0-9.]*|set\\([a-z-]+(?::[a-zA-Z][a-zA-Z0-9.]*)?\\))$",
				"description": "A type of the expression language: `bool`, `int`, an entity such as `feature`, or a set such as `set(piece)`.",
				"x-says": "A type is \"bool\", \"int\", an entity such as \"feature\", or a set such as \"set(piece)\"."
			},
			"line": {
				"type": "object",
				"description": "One line of a value: how many, and points for each.",
				"properties": {
					"count": {
						"type": [
							"string",
							"integer"
						],
						"description": "How many: a number, or a set whose members are counted (and shown when someone asks why); 1 when absent.",
						"x-expr": {
							"type": "int | set(*)",
							"scope": [
								"it",
								"columns",
								"seat",
								"locals"
							]
						}
					},
					"each": {
						"type": [
							"string",
							"integer"
						],
						"description": "Points for each.",
						"x-expr": {
							"type": "int",
							"scope": [
								"it",
								"columns",
								"seat",
								"locals"
							]
						}
					},
					"when": {
						"type": [
							"string",
							"boolean"
						],
						"description": "The line exists only while this holds.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"it",
								"columns",
								"seat",
								"locals"
							]
						}
					},
					"title": {
						"$ref": "#/$defs/title",
						"description": "The name of the line in logs and explanations; its id when absent."
					},
					"source": {
						"$ref": "#/$defs/sources",
						"description": "Where this line of the value is written."
					}
				},
				"required": [
					"each"
				],
				"additionalProperties": false
			},
			"limit": {
				"type": "object",
				"description": "How often something may happen.",
				"properties": {
					"times": {
						"type": [
							"string",
							"integer"
						],
						"description": "How many times; 1 when absent.",
						"x-expr": {
							"type": "int",
							"scope": [
								"static"
							]
						}
					},
					"per": {
						"description": "The span the limit counts in, or a param whose value is one (`param.escape.scope`).",
						"anyOf": [
							{
								"$ref": "#/$defs/span"
							},
							{
								"type": "string",
								"pattern": "^param\\.[a-zA-Z0-9.]+$",
								"description": "A param.",
								"x-expr": {
									"type": "enum:*",
									"scope": [
										"static"
									]
								}
							}
						]
					},
					"key": {
						"type": [
							"string",
							"integer",
							"boolean"
						],
						"description": "Counts apart for each value of this: `key: seat` is once for each seat.",
						"x-expr": {
							"type": "any",
							"scope": [
								"it",
								"locals",
								"event"
							]
						}
					}
				},
				"required": [
					"per"
				],
				"additionalProperties": false
			},
			"span": {
				"type": "string",
				"enum": [
					"game",
					"turn",
					"part",
					"wave",
					"round"
				],
				"description": "A span of the game: all of it, a turn, one part of a turn, one wave of scoring, one round of a wave."
			},
			"slot-by": {
				"type": "object",
				"description": "A slot chosen by a param.",
				"properties": {
					"by": {
						"type": "string",
						"minLength": 1,
						"description": "The param that chooses.",
						"x-expr": {
							"type": "enum:*",
							"scope": [
								"static"
							]
						}
					},
					"of": {
						"type": "object",
						"description": "The slot for each value of the param.",
						"propertyNames": {
							"$ref": "#/$defs/name-ref"
						},
						"additionalProperties": {
							"$ref": "#/$defs/slot"
						},
						"minProperties": 1
					}
				},
				"required": [
					"by",
					"of"
				],
				"additionalProperties": false
			},
			"param-value": {
				"type": [
					"string",
					"integer",
					"boolean"
				],
				"description": "A value of a param: a number, true or false, or one of its named values."
			},
			"laid-tile": {
				"type": "object",
				"description": "A tile that lies on the board when the game begins.",
				"properties": {
					"tile": {
						"$ref": "#/$defs/tile-ref",
						"description": "Which tile; it is taken out of the deck.",
						"x-ref": "tile"
					},
					"at": {
						"$ref": "#/$defs/position",
						"description": "The cell its first cell covers."
					},
					"turn": {
						"type": "integer",
						"description": "Clockwise quarter turns; 0 when absent.",
						"minimum": 0,
						"maximum": 3
					},
					"source": {
						"$ref": "#/$defs/sources",
						"description": "Where the rule is written."
					},
					"beside": {
						"type": "boolean",
						"description": "True: it lies beside the start of other packs instead of replacing it. False when absent."
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
						"description": "It is laid only when this holds for the set-up.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					}
				},
				"required": [
					"tile",
					"at"
				],
				"additionalProperties": false
			},
			"order": {
				"type": "object",
				"description": "The order of a loop. Without it: seats clockwise from the active one, tiles as laid, segments by index.",
				"properties": {
					"from": {
						"type": "string",
						"minLength": 1,
						"description": "Begin with this seat and go on clockwise; members that belong to seats follow their seat.",
						"x-expr": {
							"type": "seat",
							"scope": [
								"locals",
								"event"
							]
						}
					},
					"by": {
						"type": [
							"string",
							"integer"
						],
						"description": "Lowest first by this value of the member; of equal ones the canonical order decides.",
						"x-expr": {
							"type": "int | seat",
							"scope": [
								"locals",
								"loop"
							]
						}
					},
					"reverse": {
						"type": "boolean",
						"description": "True: the other way round (the last first, or counter-clockwise)."
					}
				},
				"additionalProperties": false
			},
			"let": {
				"type": "object",
				"description": "Names for values, each evaluated once, in order; a later one may use an earlier one.",
				"propertyNames": {
					"$ref": "#/$defs/name"
				},
				"additionalProperties": {
					"type": [
						"string",
						"integer",
						"boolean"
					],
					"description": "The value of this name.",
					"x-expr": {
						"type": "any",
						"scope": [
							"it",
							"locals",
							"event",
							"wave"
						]
					}
				},
				"minProperties": 1
			},
			"among": {
				"type": "object",
				"description": "The variables of a choice and the sets they come from. A later set may use an earlier variable.",
				"propertyNames": {
					"$ref": "#/$defs/name"
				},
				"additionalProperties": {
					"type": "string",
					"minLength": 1,
					"description": "The set this variable comes from.",
					"x-expr": {
						"type": "set(*)",
						"scope": [
							"locals",
							"event",
							"wave",
							"choice"
						]
					}
				},
				"minProperties": 1
			},
			"number-range": {
				"type": "object",
				"description": "A whole number is chosen.",
				"properties": {
					"min": {
						"type": [
							"string",
							"integer"
						],
						"description": "The lowest number.",
						"x-expr": {
							"type": "int",
							"scope": [
								"locals",
								"event",
								"wave",
								"choice"
							]
						}
					},
					"max": {
						"type": [
							"string",
							"integer"
						],
						"description": "The highest number.",
						"x-expr": {
							"type": "int",
							"scope": [
								"locals",
								"event",
								"wave",
								"choice"
							]
						}
					}
				},
				"required": [
					"min",
					"max"
				],
				"additionalProperties": false
			},
			"set-board": {
				"type": "array",
				"items": {
					"anyOf": [
						{
							"type": "string",
							"minLength": 1,
							"maxLength": 100
						},
						{
							"type": "object",
							"description": "A tile with the pieces on it, and who laid it.",
							"properties": {
								"tile": {
									"type": "string",
									"minLength": 1,
									"description": "`TILE x/y rN`.",
									"maxLength": 100
								},
								"by": {
									"$ref": "#/$defs/seat",
									"description": "The seat that laid it, for rules that ask."
								},
								"pieces": {
									"type": "array",
									"items": {
										"type": "string",
										"minLength": 1,
										"description": "`token ann block N`: piece, seat, place; without a seat one that belongs to nobody. The place is a segment of the tile, `corner` for its north-west corner, or nothing for the tile itself.",
										"maxLength": 100
									},
									"minItems": 1,
									"description": "The pieces on it."
								}
							},
							"required": [
								"tile"
							],
							"additionalProperties": false
						}
					],
					"description": "A tile as `TILE x/y rN`."
				},
				"description": "Tiles that lie on the board beside the start, as though laid in this order; nothing is scored for them."
			},
			"set-kinds": {
				"type": "object",
				"description": "Segments that are of another kind now than the one printed, by that kind.",
				"propertyNames": {
					"$ref": "#/$defs/name-ref"
				},
				"additionalProperties": {
					"type": "array",
					"items": {
						"type": "string",
						"minLength": 1,
						"maxLength": 100,
						"description": "A segment as it is printed, `block N 0/-1`: kind, place, cell."
					},
					"minItems": 1,
					"maxItems": 2000,
					"description": "The segments that are of this kind now."
				},
				"x-ref": "kind"
			},
			"set-sides": {
				"type": "object",
				"description": "Sides that show something else than what is printed there: `1/0 N` with the kind that it shows, or `none`.",
				"propertyNames": {
					"type": "string",
					"pattern": "^-?[0-9]{1,4}/-?[0-9]{1,4} [NESW]$",
					"description": "A cell and one of its sides."
				},
				"additionalProperties": {
					"type": "string",
					"minLength": 1,
					"maxLength": 60,
					"description": "A kind, or `none` for ground."
				}
			},
			"set-added": {
				"type": "array",
				"items": {
					"type": "string",
					"minLength": 1,
					"maxLength": 200,
					"description": "`line E-W 1/0 by token ann`: its kind, the sides that it reaches, the cell, and the piece that it goes with, with its place where that is not the tile. A tile of several cells names them one after another: `line E 1/0 W 2/0`."
				},
				"maxItems": 2000,
				"description": "Segments that rules added above what is printed. Pieces stand on them as on `line E-W added`."
			},
			"set-links": {
				"type": "array",
				"items": {
					"type": "string",
					"minLength": 1,
					"maxLength": 200,
					"description": "`line N 1/0 to line S 3/0 by token ann`: two segments, and the piece that links them, with its place where it stands on neither. Without `to` the piece ends the segment in itself."
				},
				"maxItems": 2000,
				"description": "Features that pieces join, as long as they lie there."
			},
			"set-settled": {
				"type": "object",
				"description": "What counts as scored. Features that are complete do, but for those that the tile under `placed` has a part in; others do not. What is otherwise is said here.",
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 100,
					"description": "A feature by one of its segments, `block N 0/-1`."
				},
				"additionalProperties": {
					"type": "boolean"
				}
			},
			"set-pieces": {
				"type": "array",
				"items": {
					"type": "string",
					"minLength": 1,
					"maxLength": 100,
					"description": "`token ann block N 0/-1`: piece, its face where it has one, seat, who sees the face where that is not as its place says (`face-up`, `owner-sees`, `face-down`), place. The place is a segment of a tile with its cell, the cell alone for the tile itself or the bare cell, `corner 1/0` for its north-west corner, `side 1/0 N`, or `with` another piece and its place."
				},
				"maxItems": 2000,
				"description": "Pieces that stand on the board at the beginning, wherever it is; those on a tile can stand beside it under `board`, too."
			},
			"set-zones": {
				"type": "object",
				"description": "What lies in zones at the beginning, by the name of the zone and whose it is: `bag`, `hand ann`, `below 1/0` for that of a tile, `pile 0/0 block N` for a pile on a feature. A zone that is named holds this and no more. After a zone of tiles stands who sees them where that is not as the zone says: `hand ann face-up`.",
				"propertyNames": {
					"type": "string",
					"maxLength": 100,
					"pattern": "^[a-z][a-zA-Z0-9]*(?: [^\\s]+){0,4}$",
					"description": "A zone, and whose it is."
				},
				"additionalProperties": {
					"type": "array",
					"items": {
						"type": "string",
						"minLength": 1,
						"maxLength": 100,
						"description": "`token 3 ann`: piece, face, seat, and who sees the face where that is not as the zone says: `token 3 ann face-up`; in a zone of tiles a tile."
					},
					"maxItems": 2000,
					"description": "What lies in it, each as often as it is there; of a stack from the top."
				}
			},
			"set-spaces": {
				"type": "object",
				"description": "Pieces that stand on spaces at the beginning, by the name of the space; those of a ring bear its name and their number: `track.20`.",
				"propertyNames": {
					"type": "string",
					"maxLength": 60,
					"pattern": "^[a-z][a-zA-Z0-9]*(?:\\.[0-9]+)?$",
					"description": "A space."
				},
				"additionalProperties": {
					"type": "array",
					"items": {
						"type": "string",
						"minLength": 1,
						"maxLength": 100,
						"description": "`token ann`: piece and seat; one that does not begin in a supply is moved there."
					},
					"minItems": 1,
					"description": "The pieces on it."
				}
			},
			"set-score": {
				"type": "object",
				"description": "The scores at the beginning.",
				"propertyNames": {
					"$ref": "#/$defs/seat"
				},
				"additionalProperties": {
					"type": "integer"
				}
			},
			"set-registers": {
				"type": "object",
				"description": "What registers hold at the beginning.",
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 100
				},
				"additionalProperties": {
					"type": [
						"integer",
						"string",
						"boolean"
					]
				}
			},
			"set-granted": {
				"type": "object",
				"description": "What the turn was granted and has not used yet.",
				"properties": {
					"parts": {
						"type": "integer",
						"minimum": 1,
						"maximum": 1000,
						"description": "Further parts of this turn."
					},
					"turns": {
						"type": "integer",
						"minimum": 1,
						"maximum": 1000,
						"description": "Further turns of the same seat."
					}
				},
				"additionalProperties": false
			},
			"set-used": {
				"type": "object",
				"description": "How often limits were used already, by their ids.",
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 100,
					"description": "A limit, `base.once`."
				},
				"additionalProperties": {
					"type": "integer",
					"minimum": 0
				}
			},
			"set-came": {
				"type": "array",
				"items": {
					"type": "string",
					"minLength": 1,
					"maxLength": 200,
					"description": "`token ann block N 0/0 from line S 1/0 as scored`: a piece with where it is now – nothing for its supply, `in` a zone or a space – and where it stood before, and the cause for which it left."
				},
				"maxItems": 2000,
				"description": "What pieces remember of how they came to where they are, for rules that ask."
			},
			"set-supply": {
				"type": "object",
				"description": "How many pieces of a kind a seat has in its supply at the beginning; those too many are put out of the game.",
				"propertyNames": {
					"$ref": "#/$defs/seat"
				},
				"additionalProperties": {
					"type": "object",
					"description": "How many of each kind named.",
					"propertyNames": {
						"$ref": "#/$defs/name-ref"
					},
					"additionalProperties": {
						"type": "integer",
						"minimum": 0
					},
					"x-ref": "piece"
				}
			},
			"order-choices": {
				"type": "array",
				"description": "Which of two declarations comes first where packs that do not know each other meet.",
				"items": {
					"type": "object",
					"description": "One choice.",
					"properties": {
						"first": {
							"type": "string",
							"minLength": 1,
							"description": "The one that comes first, with its pack: `abbey.goesOn`.",
							"pattern": "^[a-z0-9]+(?:-[a-z0-9]+)*\\.[a-zA-Z][a-zA-Z0-9.-]*$",
							"maxLength": 120
						},
						"then": {
							"type": "string",
							"minLength": 1,
							"description": "The one that comes after it.",
							"pattern": "^[a-z0-9]+(?:-[a-z0-9]+)*\\.[a-zA-Z][a-zA-Z0-9.-]*$",
							"maxLength": 120
						},
						"says": {
							"$ref": "common.schema.json#/$defs/says",
							"description": "Why, in a sentence."
						}
					},
					"required": [
						"first",
						"then"
					],
					"additionalProperties": false
				},
				"minItems": 1
			}
		}
	},
	"coverage.schema.json": {
		"title": "Coverage",
		"type": "object",
		"description": "Rules of fact sheets that no scenario shows, each with the reason.",
		"properties": {
			"coverage": {
				"type": "string",
				"minLength": 1,
				"description": "A title.",
				"maxLength": 200
			},
			"format": {
				"$ref": "common.schema.json#/$defs/format",
				"description": "The number of the format this file is written in."
			},
			"says": {
				"$ref": "common.schema.json#/$defs/says",
				"description": "Notes."
			},
			"exceptions": {
				"type": "object",
				"description": "By the id of a rule: why no scenario shows it.",
				"propertyNames": {
					"pattern": "^[A-Z]{2,5}-[A-Z]{0,2}[0-9]+[a-z]?$"
				},
				"additionalProperties": {
					"type": "string",
					"description": "`component-fact` it only counts or describes what is in the box; `physical-handling` it is about hands and tables; `absent-pack:ID` it needs a pack that is not there yet; `same-as:RULE` another rule says the same.",
					"pattern": "^(component-fact|physical-handling|absent-pack:[a-z0-9]+(-[a-z0-9]+)*|same-as:[A-Z]{2,5}-[A-Z]{0,2}[0-9]+[a-z]?)$"
				}
			}
		},
		"required": [
			"coverage",
			"format",
			"exceptions"
		],
		"additionalProperties": false
	},
	"differences.schema.json": {
		"title": "Differences",
		"type": "object",
		"description": "Known departures of recordings of another program from the rules, each with the rule it breaks.",
		"properties": {
			"differences": {
				"type": "array",
				"items": {
					"type": "object",
					"description": "One departure.",
					"properties": {
						"recording": {
							"type": "string",
							"minLength": 1,
							"description": "The name of the recording.",
							"maxLength": 200
						},
						"step": {
							"type": "integer",
							"description": "The number of the step in the recording, the first is 0.",
							"minimum": 0
						},
						"kind": {
							"type": "string",
							"enum": [
								"options",
								"points",
								"drawn",
								"state",
								"decision",
								"scores",
								"end"
							],
							"description": "What differs."
						},
						"rule": {
							"type": "string",
							"minLength": 1,
							"description": "The rule of the fact sheet that decides.",
							"maxLength": 120
						},
						"why": {
							"$ref": "common.schema.json#/$defs/says",
							"description": "Why the recording departs from it."
						}
					},
					"required": [
						"recording",
						"step",
						"kind",
						"rule",
						"why"
					],
					"additionalProperties": false
				},
				"description": "The departures."
			},
			"format": {
				"$ref": "common.schema.json#/$defs/format",
				"description": "The number of the format this file is written in."
			},
			"says": {
				"$ref": "common.schema.json#/$defs/says",
				"description": "Notes."
			}
		},
		"required": [
			"differences",
			"format"
		],
		"additionalProperties": false
	},
	"effects.schema.json": {
		"title": "Effects",
		"description": "What rules and actions do. Each effect is a mapping whose first key is its name.",
		"$defs": {
			"effects": {
				"type": "array",
				"description": "Effects, done one after the other.",
				"items": {
					"$ref": "#/$defs/effect"
				},
				"maxItems": 500
			},
			"effect": {
				"description": "One effect.",
				"anyOf": [
					{
						"$ref": "#/$defs/place"
					},
					{
						"$ref": "#/$defs/move"
					},
					{
						"$ref": "#/$defs/return"
					},
					{
						"$ref": "#/$defs/draw"
					},
					{
						"$ref": "#/$defs/shuffle"
					},
					{
						"$ref": "#/$defs/reveal"
					},
					{
						"$ref": "#/$defs/draw-tile"
					},
					{
						"$ref": "#/$defs/take-tile"
					},
					{
						"$ref": "#/$defs/move-tile"
					},
					{
						"$ref": "#/$defs/discard-tile"
					},
					{
						"$ref": "#/$defs/return-aside"
					},
					{
						"$ref": "#/$defs/place-tile"
					},
					{
						"$ref": "#/$defs/link"
					},
					{
						"$ref": "#/$defs/unlink"
					},
					{
						"$ref": "#/$defs/add-segment"
					},
					{
						"$ref": "#/$defs/override-edge"
					},
					{
						"$ref": "#/$defs/convert"
					},
					{
						"$ref": "#/$defs/score"
					},
					{
						"$ref": "#/$defs/transfer"
					},
					{
						"$ref": "#/$defs/set"
					},
					{
						"$ref": "#/$defs/let"
					},
					{
						"$ref": "#/$defs/roll"
					},
					{
						"$ref": "#/$defs/collect"
					},
					{
						"$ref": "#/$defs/drop"
					},
					{
						"$ref": "#/$defs/grant"
					},
					{
						"$ref": "#/$defs/run"
					},
					{
						"$ref": "#/$defs/block"
					},
					{
						"$ref": "#/$defs/finish"
					},
					{
						"$ref": "#/$defs/if"
					},
					{
						"$ref": "#/$defs/case"
					},
					{
						"$ref": "#/$defs/for-each"
					},
					{
						"$ref": "#/$defs/repeat"
					},
					{
						"$ref": "#/$defs/round-robin"
					},
					{
						"$ref": "#/$defs/walk"
					},
					{
						"$ref": "#/$defs/choose"
					}
				]
			},
			"place": {
				"type": "object",
				"description": "Takes a piece out of a supply and puts it on a place. Records `placed`.",
				"properties": {
					"place": {
						"type": "object",
						"description": "Takes a piece out of a supply and puts it on a place. Records `placed`.",
						"properties": {
							"piece": {
								"type": "string",
								"minLength": 1,
								"description": "A piece, or a kind of piece: then one is taken from the supply of `who`, or from the shared supply.",
								"x-expr": {
									"type": "piece | piece-kind",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"at": {
								"type": "string",
								"minLength": 1,
								"description": "Where: a segment, tile, cell, side, corner, space, piece or zone.",
								"x-expr": {
									"type": "place",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"who": {
								"type": "string",
								"minLength": 1,
								"description": "Whose supply; the active seat when absent.",
								"x-expr": {
									"type": "seat",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"short": {
								"type": "string",
								"enum": [
									"skip",
									"fail"
								],
								"description": "What happens when the supply has none left: nothing, or the game stops with an error. `fail` when absent."
							},
							"cause": {
								"$ref": "common.schema.json#/$defs/name-ref",
								"description": "Why it happens; other rules can ask for it.",
								"x-ref": "cause"
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
								"description": "It is done only when this holds for the set-up; decided before the game.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"static"
									]
								}
							}
						},
						"required": [
							"piece",
							"at"
						],
						"additionalProperties": false
					}
				},
				"required": [
					"place"
				],
				"additionalProperties": false
			},
			"move": {
				"type": "object",
				"description": "Moves pieces from where they are to another place. Records `moved`.",
				"properties": {
					"move": {
						"type": "object",
						"description": "Moves pieces from where they are to another place. Records `moved`.",
						"properties": {
							"pieces": {
								"type": "string",
								"minLength": 1,
								"description": "One piece or several.",
								"x-expr": {
									"type": "piece | set(piece)",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"to": {
								"type": "string",
								"minLength": 1,
								"description": "Where to: a segment, tile, cell, side, corner, space, piece, zone, pile, `supply` of the owner, or `off-board`.",
								"x-expr": {
									"type": "place",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"on": {
								"type": "string",
								"enum": [
									"top",
									"bottom"
								],
								"description": "Which end of a pile or stack; the top when absent."
							},
							"cause": {
								"$ref": "common.schema.json#/$defs/name-ref",
								"description": "Why it happens; other rules can ask for it.",
								"x-ref": "cause"
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
								"description": "It is done only when this holds for the set-up; decided before the game.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"static"
									]
								}
							}
						},
						"required": [
							"pieces",
							"to"
						],
						"additionalProperties": false
					}
				},
				"required": [
					"move"
				],
				"additionalProperties": false
			},
			"return": {
				"type": "object",
				"description": "Sends pieces back to the supply of their owner, or to the shared supply. Records `returned`.",
				"properties": {
					"return": {
						"type": "object",
						"description": "Sends pieces back to the supply of their owner, or to the shared supply. Records `returned`.",
						"properties": {
							"pieces": {
								"type": "string",
								"minLength": 1,
								"description": "One piece or several.",
								"x-expr": {
									"type": "piece | set(piece)",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"cause": {
								"$ref": "common.schema.json#/$defs/name-ref",
								"description": "Why it happens; other rules can ask for it.",
								"x-ref": "cause"
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
								"description": "It is done only when this holds for the set-up; decided before the game.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"static"
									]
								}
							}
						},
						"required": [
							"pieces"
						],
						"additionalProperties": false
					}
				},
				"required": [
					"return"
				],
				"additionalProperties": false
			},
			"draw": {
				"type": "object",
				"description": "Takes pieces out of a zone by its order (a bag by chance, a stack from the top) and puts them elsewhere.",
				"properties": {
					"draw": {
						"type": "object",
						"description": "Takes pieces out of a zone by its order (a bag by chance, a stack from the top) and puts them elsewhere.",
						"properties": {
							"from": {
								"type": "string",
								"minLength": 1,
								"description": "The zone they come from.",
								"x-expr": {
									"type": "zone",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"count": {
								"type": [
									"string",
									"integer"
								],
								"description": "How many; 1 when absent.",
								"x-expr": {
									"type": "int",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"to": {
								"type": "string",
								"minLength": 1,
								"description": "Where they go.",
								"x-expr": {
									"type": "place",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"short": {
								"type": "string",
								"enum": [
									"skip",
									"take-all",
									"fail"
								],
								"description": "What happens when there are fewer: nothing is drawn, all are drawn, or the game stops with an error. `take-all` when absent."
							},
							"show": {
								"type": "string",
								"enum": [
									"all",
									"owner",
									"nobody"
								],
								"description": "Who sees what was drawn; the zone or pile they go to decides when absent."
							},
							"stream": {
								"$ref": "common.schema.json#/$defs/name-ref",
								"description": "The stream of chance it draws from; the name of the zone when absent.",
								"x-ref": "stream"
							},
							"cause": {
								"$ref": "common.schema.json#/$defs/name-ref",
								"description": "Why it happens; other rules can ask for it.",
								"x-ref": "cause"
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
								"description": "It is done only when this holds for the set-up; decided before the game.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"static"
									]
								}
							}
						},
						"required": [
							"from",
							"to"
						],
						"additionalProperties": false
					}
				},
				"required": [
					"draw"
				],
				"additionalProperties": false
			},
			"shuffle": {
				"type": "object",
				"description": "Brings the pieces of a zone or pile, or the tiles of the deck, into a random order.",
				"properties": {
					"shuffle": {
						"type": "object",
						"description": "Brings the pieces of a zone or pile, or the tiles of the deck, into a random order.",
						"properties": {
							"zone": {
								"type": "string",
								"minLength": 1,
								"description": "The zone or pile; of `deck`, tiles that lie in order are drawn by chance as well.",
								"x-expr": {
									"type": "zone",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"stream": {
								"$ref": "common.schema.json#/$defs/name-ref",
								"description": "The stream of chance; the name of the zone when absent.",
								"x-ref": "stream"
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
								"description": "It is done only when this holds for the set-up; decided before the game.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"static"
									]
								}
							}
						},
						"required": [
							"zone"
						],
						"additionalProperties": false
					}
				},
				"required": [
					"shuffle"
				],
				"additionalProperties": false
			},
			"reveal": {
				"type": "object",
				"description": "Turns pieces face up for all. Records `revealed`.",
				"properties": {
					"reveal": {
						"type": "object",
						"description": "Turns pieces face up for all. Records `revealed`.",
						"properties": {
							"pieces": {
								"type": "string",
								"minLength": 1,
								"description": "One piece or several.",
								"x-expr": {
									"type": "piece | set(piece)",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
								"description": "It is done only when this holds for the set-up; decided before the game.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"static"
									]
								}
							}
						},
						"required": [
							"pieces"
						],
						"additionalProperties": false
					}
				},
				"required": [
					"reveal"
				],
				"additionalProperties": false
			},
			"draw-tile": {
				"type": "object",
				"description": "Takes the next tile of the deck in hand (`drawn`), or tiles into a zone. Records `drawn`.",
				"properties": {
					"draw-tile": {
						"type": "object",
						"description": "Takes the next tile of the deck in hand (`drawn`), or tiles into a zone. Records `drawn`.",
						"properties": {
							"group": {
								"$ref": "common.schema.json#/$defs/name-ref",
								"description": "The group of the deck to draw from; the groups that are open when absent.",
								"x-ref": "group"
							},
							"to": {
								"type": "string",
								"minLength": 1,
								"description": "A zone that holds tiles, `aside` or `box`; the hand when absent.",
								"x-expr": {
									"type": "zone",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"count": {
								"type": [
									"string",
									"integer"
								],
								"description": "How many; 1 when absent. More than one needs `to`.",
								"x-expr": {
									"type": "int",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"short": {
								"type": "string",
								"enum": [
									"skip",
									"take-all",
									"fail"
								],
								"description": "What happens when there are fewer. `take-all` when absent."
							},
							"show": {
								"type": "string",
								"enum": [
									"all",
									"owner",
									"nobody"
								],
								"description": "Who sees them; the zone decides when absent."
							},
							"until": {
								"type": [
									"string",
									"boolean"
								],
								"description": "Draws again until this holds of the tile in hand, or no tile is left.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"rest": {
								"type": "string",
								"minLength": 1,
								"description": "Where tiles go that are drawn and passed over before that; `box` when absent.",
								"x-expr": {
									"type": "zone",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
								"description": "It is done only when this holds for the set-up; decided before the game.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"static"
									]
								}
							}
						},
						"additionalProperties": false
					}
				},
				"required": [
					"draw-tile"
				],
				"additionalProperties": false
			},
			"take-tile": {
				"type": "object",
				"description": "Takes a tile out of a zone or the deck in hand, so that it is the tile to be laid.",
				"properties": {
					"take-tile": {
						"type": "object",
						"description": "Takes a tile out of a zone or the deck in hand, so that it is the tile to be laid.",
						"properties": {
							"tile": {
								"type": "string",
								"minLength": 1,
								"description": "Which tile.",
								"x-expr": {
									"type": "tile-kind",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"from": {
								"type": "string",
								"minLength": 1,
								"description": "The zone that holds it; `deck`, `aside` and `box` are zones as well.",
								"x-expr": {
									"type": "zone",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
								"description": "It is done only when this holds for the set-up; decided before the game.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"static"
									]
								}
							}
						},
						"required": [
							"tile",
							"from"
						],
						"additionalProperties": false
					}
				},
				"required": [
					"take-tile"
				],
				"additionalProperties": false
			},
			"move-tile": {
				"type": "object",
				"description": "Moves a tile that is not on the board from one zone to another.",
				"properties": {
					"move-tile": {
						"type": "object",
						"description": "Moves a tile that is not on the board from one zone to another.",
						"properties": {
							"tile": {
								"type": "string",
								"minLength": 1,
								"description": "Which tile.",
								"x-expr": {
									"type": "tile-kind",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"from": {
								"type": "string",
								"minLength": 1,
								"description": "The zone that holds it; `deck`, `aside` and `box` are zones as well.",
								"x-expr": {
									"type": "zone",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"to": {
								"type": "string",
								"minLength": 1,
								"description": "The zone it goes to: into `deck` it goes to the group that it belongs to.",
								"x-expr": {
									"type": "zone",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
								"description": "It is done only when this holds for the set-up; decided before the game.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"static"
									]
								}
							}
						},
						"required": [
							"tile",
							"from",
							"to"
						],
						"additionalProperties": false
					}
				},
				"required": [
					"move-tile"
				],
				"additionalProperties": false
			},
			"discard-tile": {
				"type": "object",
				"description": "Puts the tile in hand away.",
				"properties": {
					"discard-tile": {
						"type": "object",
						"description": "Puts the tile in hand away.",
						"properties": {
							"to": {
								"type": "string",
								"minLength": 1,
								"description": "`box` (out of the game), `aside`, `deck` (shuffled back into its group), or a zone that holds tiles.",
								"x-expr": {
									"type": "zone",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
								"description": "It is done only when this holds for the set-up; decided before the game.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"static"
									]
								}
							}
						},
						"required": [
							"to"
						],
						"additionalProperties": false
					}
				},
				"required": [
					"discard-tile"
				],
				"additionalProperties": false
			},
			"return-aside": {
				"type": "object",
				"description": "Puts every tile laid aside back into its group.",
				"properties": {
					"return-aside": {
						"type": "object",
						"description": "Puts every tile laid aside back into its group.",
						"properties": {
							"group": {
								"$ref": "common.schema.json#/$defs/name-ref",
								"description": "Only tiles of this group; all when absent.",
								"x-ref": "group"
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
								"description": "It is done only when this holds for the set-up; decided before the game.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"static"
									]
								}
							}
						},
						"additionalProperties": false
					}
				},
				"required": [
					"return-aside"
				],
				"additionalProperties": false
			},
			"place-tile": {
				"type": "object",
				"description": "Lays the tile in hand. Records `laid`, and `extended` and `joined` for the features it meets.",
				"properties": {
					"place-tile": {
						"type": "object",
						"description": "Lays the tile in hand. Records `laid`, and `extended` and `joined` for the features it meets.",
						"properties": {
							"at": {
								"type": "string",
								"minLength": 1,
								"description": "Where and how it lies.",
								"x-expr": {
									"type": "placement",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"face-down": {
								"type": "boolean",
								"description": "True: it covers its cell, shows nothing, joins nothing and closes nothing. False when absent."
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
								"description": "It is done only when this holds for the set-up; decided before the game.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"static"
									]
								}
							}
						},
						"required": [
							"at"
						],
						"additionalProperties": false
					}
				},
				"required": [
					"place-tile"
				],
				"additionalProperties": false
			},
			"link": {
				"type": "object",
				"description": "Joins two segments by a piece that keeps them joined as long as it lies there. Records `joined`.",
				"properties": {
					"link": {
						"type": "object",
						"description": "Joins two segments by a piece that keeps them joined as long as it lies there. Records `joined`.",
						"properties": {
							"a": {
								"type": "string",
								"minLength": 1,
								"description": "One segment.",
								"x-expr": {
									"type": "segment",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"b": {
								"type": "string",
								"minLength": 1,
								"description": "The other.",
								"x-expr": {
									"type": "segment",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"by": {
								"type": "string",
								"minLength": 1,
								"description": "The piece that links them; of a kind, one is taken from the supply.",
								"x-expr": {
									"type": "piece | piece-kind",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"open-end": {
								"type": "boolean",
								"description": "True: `a` and `b` are the same end, which is closed by this piece alone and joins nothing."
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
								"description": "It is done only when this holds for the set-up; decided before the game.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"static"
									]
								}
							}
						},
						"required": [
							"a",
							"b",
							"by"
						],
						"additionalProperties": false
					}
				},
				"required": [
					"link"
				],
				"additionalProperties": false
			},
			"unlink": {
				"type": "object",
				"description": "Takes a link away: the feature is built anew from what still joins, and its marks are folded again. Records `split`.",
				"properties": {
					"unlink": {
						"type": "object",
						"description": "Takes a link away: the feature is built anew from what still joins, and its marks are folded again. Records `split`.",
						"properties": {
							"by": {
								"type": "string",
								"minLength": 1,
								"description": "The piece that links.",
								"x-expr": {
									"type": "piece",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
								"description": "It is done only when this holds for the set-up; decided before the game.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"static"
									]
								}
							}
						},
						"required": [
							"by"
						],
						"additionalProperties": false
					}
				},
				"required": [
					"unlink"
				],
				"additionalProperties": false
			},
			"add-segment": {
				"type": "object",
				"description": "Adds a segment to a tile that lies on the board.",
				"properties": {
					"add-segment": {
						"type": "object",
						"description": "Adds a segment to a tile that lies on the board.",
						"properties": {
							"tile": {
								"type": "string",
								"minLength": 1,
								"description": "The tile.",
								"x-expr": {
									"type": "tile",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"kind": {
								"type": "string",
								"minLength": 1,
								"description": "The kind of the new segment.",
								"x-expr": {
									"type": "kind",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"sides": {
								"type": "string",
								"minLength": 1,
								"description": "The sides it joins.",
								"x-expr": {
									"type": "set(side)",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"over": {
								"type": "boolean",
								"description": "True: it lies above the rest and does not divide the ground."
							},
							"by": {
								"type": "string",
								"minLength": 1,
								"description": "The piece it belongs to; taking the piece away takes the segment away.",
								"x-expr": {
									"type": "piece",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
								"description": "It is done only when this holds for the set-up; decided before the game.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"static"
									]
								}
							}
						},
						"required": [
							"tile",
							"kind",
							"sides"
						],
						"additionalProperties": false
					}
				},
				"required": [
					"add-segment"
				],
				"additionalProperties": false
			},
			"override-edge": {
				"type": "object",
				"description": "Says anew what a side shows to its neighbours.",
				"properties": {
					"override-edge": {
						"type": "object",
						"description": "Says anew what a side shows to its neighbours.",
						"properties": {
							"side": {
								"type": "string",
								"minLength": 1,
								"description": "The side.",
								"x-expr": {
									"type": "side",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"kind": {
								"type": "string",
								"minLength": 1,
								"description": "What it shows from now on.",
								"x-expr": {
									"type": "kind",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
								"description": "It is done only when this holds for the set-up; decided before the game.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"static"
									]
								}
							}
						},
						"required": [
							"side",
							"kind"
						],
						"additionalProperties": false
					}
				},
				"required": [
					"override-edge"
				],
				"additionalProperties": false
			},
			"convert": {
				"type": "object",
				"description": "Makes a feature another kind. What points at it stays: pieces, registers, areas that touch it.",
				"properties": {
					"convert": {
						"type": "object",
						"description": "Makes a feature another kind. What points at it stays: pieces, registers, areas that touch it.",
						"properties": {
							"feature": {
								"type": "string",
								"minLength": 1,
								"description": "The feature.",
								"x-expr": {
									"type": "feature",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"to": {
								"type": "string",
								"minLength": 1,
								"description": "Its new kind.",
								"x-expr": {
									"type": "kind",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"by": {
								"type": "string",
								"minLength": 1,
								"description": "The piece that marks it; it lies on the feature from now on.",
								"x-expr": {
									"type": "piece | piece-kind",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
								"description": "It is done only when this holds for the set-up; decided before the game.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"static"
									]
								}
							}
						},
						"required": [
							"feature",
							"to"
						],
						"additionalProperties": false
					}
				},
				"required": [
					"convert"
				],
				"additionalProperties": false
			},
			"score": {
				"type": "object",
				"description": "Gives points to one seat or several, and says what for. Records `points`.",
				"properties": {
					"score": {
						"type": "object",
						"description": "Gives points to one seat or several, and says what for. Records `points`.",
						"properties": {
							"to": {
								"type": "string",
								"minLength": 1,
								"description": "Who gets them.",
								"x-expr": {
									"type": "seat | set(seat)",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"line": {
								"$ref": "common.schema.json#/$defs/name",
								"description": "The name of the line.",
								"x-ref": "line",
								"x-declares": "line"
							},
							"count": {
								"type": [
									"string",
									"integer"
								],
								"description": "How many: a number, or a set whose members are counted; 1 when absent.",
								"x-expr": {
									"type": "int | set(*)",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"each": {
								"type": [
									"string",
									"integer"
								],
								"description": "Points for each; needed unless there is a `ledger` or `lines`.",
								"x-expr": {
									"type": "int",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"lines": {
								"type": "object",
								"description": "Instead of one line: several, by name, that are paid at once. Where every line is left out, nothing is scored.",
								"propertyNames": {
									"$ref": "common.schema.json#/$defs/name"
								},
								"additionalProperties": {
									"type": "object",
									"description": "One line.",
									"properties": {
										"count": {
											"type": [
												"string",
												"integer"
											],
											"description": "How many: a number, or a set whose members are counted.",
											"x-expr": {
												"type": "int | set(*)",
												"scope": [
													"locals",
													"event",
													"wave"
												]
											}
										},
										"each": {
											"type": [
												"string",
												"integer"
											],
											"description": "Points for each.",
											"x-expr": {
												"type": "int",
												"scope": [
													"locals",
													"event",
													"wave"
												]
											}
										},
										"when": {
											"type": [
												"string",
												"boolean"
											],
											"description": "Without this the line is left out.",
											"x-expr": {
												"type": "bool",
												"scope": [
													"locals",
													"event",
													"wave"
												]
											}
										}
									},
									"required": [
										"each"
									],
									"additionalProperties": false
								},
								"minProperties": 1,
								"x-declares": "line"
							},
							"ledger": {
								"type": "string",
								"minLength": 1,
								"description": "Instead of a line: all lines of the value of this feature as it is now.",
								"x-expr": {
									"type": "feature",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"of": {
								"type": "string",
								"minLength": 1,
								"description": "The feature the points belong to, for the log and for rules that ask.",
								"x-expr": {
									"type": "feature",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"when": {
								"type": [
									"string",
									"boolean"
								],
								"description": "Nothing is scored unless this holds.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"cause": {
								"$ref": "common.schema.json#/$defs/name-ref",
								"description": "Why it happens; other rules can ask for it.",
								"x-ref": "cause"
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
								"description": "It is done only when this holds for the set-up; decided before the game.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"static"
									]
								}
							}
						},
						"required": [
							"to"
						],
						"additionalProperties": false
					}
				},
				"required": [
					"score"
				],
				"additionalProperties": false
			},
			"transfer": {
				"type": "object",
				"description": "Moves points from one seat to another. Records `points` for both, as a payment.",
				"properties": {
					"transfer": {
						"type": "object",
						"description": "Moves points from one seat to another. Records `points` for both, as a payment.",
						"properties": {
							"from": {
								"type": "string",
								"minLength": 1,
								"description": "Who pays.",
								"x-expr": {
									"type": "seat",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"to": {
								"type": "string",
								"minLength": 1,
								"description": "Who gets them. What is paid to the bank is scored below zero.",
								"x-expr": {
									"type": "seat",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"points": {
								"type": [
									"string",
									"integer"
								],
								"description": "How many.",
								"x-expr": {
									"type": "int",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"line": {
								"$ref": "common.schema.json#/$defs/name",
								"description": "The name of the line; `payment` when absent.",
								"x-ref": "line",
								"x-declares": "line"
							},
							"cause": {
								"$ref": "common.schema.json#/$defs/name-ref",
								"description": "Why it happens; other rules can ask for it.",
								"x-ref": "cause"
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
								"description": "It is done only when this holds for the set-up; decided before the game.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"static"
									]
								}
							}
						},
						"required": [
							"from",
							"to",
							"points"
						],
						"additionalProperties": false
					}
				},
				"required": [
					"transfer"
				],
				"additionalProperties": false
			},
			"set": {
				"type": "object",
				"description": "Writes a register, or a variable: a name that `let` gave, or that a `repeat` around it declares.",
				"properties": {
					"set": {
						"type": "object",
						"description": "Writes a register, or a variable: a name that `let` gave, or that a `repeat` around it declares.",
						"properties": {
							"register": {
								"$ref": "common.schema.json#/$defs/name-ref",
								"description": "The register.",
								"x-ref": "register"
							},
							"of": {
								"type": [
									"string",
									"integer",
									"boolean"
								],
								"description": "What it belongs to: a seat, tile, piece, feature …; absent for registers of the game, turn, part or wave.",
								"x-expr": {
									"type": "any",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"var": {
								"$ref": "common.schema.json#/$defs/name",
								"description": "Instead of a register: a variable.",
								"x-ref": "local"
							},
							"to": {
								"type": [
									"string",
									"integer",
									"boolean"
								],
								"description": "The new value.",
								"x-expr": {
									"type": "any",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
								"description": "It is done only when this holds for the set-up; decided before the game.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"static"
									]
								}
							}
						},
						"required": [
							"to"
						],
						"additionalProperties": false
					}
				},
				"required": [
					"set"
				],
				"additionalProperties": false
			},
			"let": {
				"type": "object",
				"description": "Names for values, each evaluated once, now; readable to the end of the list of effects.",
				"properties": {
					"let": {
						"$ref": "common.schema.json#/$defs/let",
						"description": "The names and their values, evaluated in order."
					}
				},
				"required": [
					"let"
				],
				"additionalProperties": false
			},
			"roll": {
				"type": "object",
				"description": "Rolls a die.",
				"properties": {
					"roll": {
						"type": "object",
						"description": "Rolls a die.",
						"properties": {
							"as": {
								"$ref": "common.schema.json#/$defs/name",
								"description": "A name for what it shows.",
								"x-ref": "local",
								"x-declares": "local"
							},
							"faces": {
								"type": "array",
								"items": {
									"type": "integer"
								},
								"minItems": 1,
								"description": "The numbers on its faces.",
								"maxItems": 100
							},
							"stream": {
								"$ref": "common.schema.json#/$defs/name-ref",
								"description": "The stream of chance; `dice` when absent.",
								"x-ref": "stream"
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
								"description": "It is done only when this holds for the set-up; decided before the game.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"static"
									]
								}
							}
						},
						"required": [
							"as",
							"faces"
						],
						"additionalProperties": false
					}
				},
				"required": [
					"roll"
				],
				"additionalProperties": false
			},
			"collect": {
				"type": "object",
				"description": "Adds features to the scoring that runs, or to the next one if none runs.",
				"properties": {
					"collect": {
						"type": "object",
						"description": "Adds features to the scoring that runs, or to the next one if none runs.",
						"properties": {
							"features": {
								"type": "string",
								"minLength": 1,
								"description": "One feature or several.",
								"x-expr": {
									"type": "feature | set(feature)",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"reason": {
								"$ref": "common.schema.json#/$defs/name-ref",
								"description": "Why; a kind ranks reasons, and the first that holds pays.",
								"x-ref": "reason"
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
								"description": "It is done only when this holds for the set-up; decided before the game.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"static"
									]
								}
							}
						},
						"required": [
							"features",
							"reason"
						],
						"additionalProperties": false
					}
				},
				"required": [
					"collect"
				],
				"additionalProperties": false
			},
			"drop": {
				"type": "object",
				"description": "Takes features out of the scoring that runs.",
				"properties": {
					"drop": {
						"type": "object",
						"description": "Takes features out of the scoring that runs.",
						"properties": {
							"features": {
								"type": "string",
								"minLength": 1,
								"description": "One feature or several.",
								"x-expr": {
									"type": "feature | set(feature)",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
								"description": "It is done only when this holds for the set-up; decided before the game.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"static"
									]
								}
							}
						},
						"required": [
							"features"
						],
						"additionalProperties": false
					}
				},
				"required": [
					"drop"
				],
				"additionalProperties": false
			},
			"grant": {
				"type": "object",
				"description": "The active seat gets one more part, or one more turn, after this one.",
				"properties": {
					"grant": {
						"type": "string",
						"enum": [
							"part",
							"turn"
						],
						"description": "One more part of this turn, or one more whole turn."
					}
				},
				"required": [
					"grant"
				],
				"additionalProperties": false
			},
			"run": {
				"type": "object",
				"description": "Runs a stretch of the timeline here and comes back. A part, and steps `from … to`, begin without a tile and leave the tile of the part around them as it was; `slots` go on with it.",
				"properties": {
					"run": {
						"type": "object",
						"description": "Runs a stretch of the timeline here and comes back. A part, and steps `from … to`, begin without a tile and leave the tile of the part around them as it was; `slots` go on with it.",
						"properties": {
							"part": {
								"type": "boolean",
								"description": "True: a whole part."
							},
							"wave": {
								"$ref": "common.schema.json#/$defs/slot-word",
								"description": "The wave of this name.",
								"x-ref": "slot"
							},
							"slots": {
								"type": "array",
								"items": {
									"$ref": "common.schema.json#/$defs/slot",
									"description": "A step of a turn: a slot, a group of actions or a wave.",
									"x-ref": "slot"
								},
								"minItems": 1,
								"description": "These steps of a turn, in this order, for the tile in hand or just laid. Steps that packs which this one does not know put directly before or after one of them are run with it, and once between two of them."
							},
							"from": {
								"$ref": "common.schema.json#/$defs/slot",
								"description": "The first step of a part that is run, with all steps up to `to`.",
								"x-ref": "slot"
							},
							"to": {
								"$ref": "common.schema.json#/$defs/slot",
								"description": "The last step of a part that is run.",
								"x-ref": "slot"
							},
							"seat": {
								"type": "string",
								"minLength": 1,
								"description": "The seat that is active in it; the active seat when absent.",
								"x-expr": {
									"type": "seat",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"measure": {
								"type": [
									"string",
									"integer"
								],
								"description": "A number that falls with every run inside a run, so that it ends.",
								"x-expr": {
									"type": "int",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"quiet": {
								"$ref": "common.schema.json#/$defs/names",
								"description": "Rules that do not fire in it.",
								"x-ref": "rule"
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
								"description": "It is done only when this holds for the set-up; decided before the game.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"static"
									]
								}
							}
						},
						"additionalProperties": false
					}
				},
				"required": [
					"run"
				],
				"additionalProperties": false
			},
			"block": {
				"type": "object",
				"description": "Does what a named block says. The block sees what it is given, and no other name of the rule.",
				"properties": {
					"block": {
						"$ref": "common.schema.json#/$defs/name-ref",
						"description": "The block.",
						"x-ref": "block"
					},
					"with": {
						"type": "object",
						"description": "What the block is given, by name. Each is evaluated once, before the block.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"type": [
								"string",
								"integer",
								"boolean"
							],
							"description": "The value.",
							"x-expr": {
								"type": "any",
								"scope": [
									"locals",
									"event",
									"wave"
								]
							}
						},
						"minProperties": 1
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
						"description": "It is done only when this holds for the set-up; decided before the game.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					}
				},
				"required": [
					"block"
				],
				"additionalProperties": false
			},
			"finish": {
				"type": "object",
				"description": "Ends the part, the turn or the game: goes on where that one ends.",
				"properties": {
					"finish": {
						"type": "string",
						"enum": [
							"part",
							"turn",
							"game"
						],
						"description": "What ends."
					}
				},
				"required": [
					"finish"
				],
				"additionalProperties": false
			},
			"if": {
				"type": "object",
				"description": "Does one thing or the other.",
				"properties": {
					"if": {
						"type": [
							"string",
							"boolean"
						],
						"description": "The test.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"locals",
								"event",
								"wave"
							]
						}
					},
					"then": {
						"$ref": "#/$defs/effects",
						"description": "What is done when it holds."
					},
					"else": {
						"$ref": "#/$defs/effects",
						"description": "What is done when it does not."
					}
				},
				"required": [
					"if",
					"then"
				],
				"additionalProperties": false
			},
			"case": {
				"type": "object",
				"description": "Does one of several things, by a value.",
				"properties": {
					"case": {
						"type": [
							"string",
							"integer",
							"boolean"
						],
						"description": "The value.",
						"x-expr": {
							"type": "any",
							"scope": [
								"locals",
								"event",
								"wave"
							]
						}
					},
					"of": {
						"type": "object",
						"description": "What is done for each value.",
						"propertyNames": {
							"type": "string",
							"pattern": "^(?:-?\\d+|[a-z][a-zA-Z0-9]*|[A-Z][A-Za-z0-9_.+-]*)$",
							"description": "A value: a number, or the name of a value, kind or piece."
						},
						"additionalProperties": {
							"$ref": "#/$defs/effects"
						},
						"minProperties": 1
					},
					"else": {
						"$ref": "#/$defs/effects",
						"description": "What is done for any other value."
					}
				},
				"required": [
					"case",
					"of"
				],
				"additionalProperties": false
			},
			"for-each": {
				"type": "object",
				"description": "Does the same for every member of a set, as it was when the loop began.",
				"properties": {
					"for-each": {
						"type": "object",
						"description": "Does the same for every member of a set, as it was when the loop began.",
						"properties": {
							"as": {
								"$ref": "common.schema.json#/$defs/name",
								"description": "The name of the member.",
								"x-ref": "local",
								"x-declares": "local"
							},
							"in": {
								"type": "string",
								"minLength": 1,
								"description": "The set, or a relation; needed unless there are `names`.",
								"x-expr": {
									"type": "set(*) | relation",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"names": {
								"type": "object",
								"description": "Instead of a set: names with a value each. What is done is done for each in the order written; in expressions the name of the member is the value, and as a `line` of points it is the name.",
								"propertyNames": {
									"$ref": "common.schema.json#/$defs/name"
								},
								"additionalProperties": {
									"type": [
										"string",
										"integer",
										"boolean"
									],
									"description": "The value.",
									"x-expr": {
										"type": "any",
										"scope": [
											"locals",
											"event",
											"wave"
										]
									}
								},
								"minProperties": 1,
								"maxProperties": 50,
								"x-declares": "line"
							},
							"when": {
								"type": [
									"string",
									"boolean"
								],
								"description": "Members for which this does not hold are passed over; asked when their turn comes.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"locals",
										"event",
										"wave",
										"loop"
									]
								}
							},
							"order": {
								"$ref": "common.schema.json#/$defs/order",
								"description": "The order of the members."
							},
							"do": {
								"$ref": "#/$defs/effects",
								"description": "What is done for each."
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
								"description": "It is done only when this holds for the set-up; decided before the game.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"static"
									]
								}
							}
						},
						"required": [
							"as",
							"do"
						],
						"additionalProperties": false
					}
				},
				"required": [
					"for-each"
				],
				"additionalProperties": false
			},
			"repeat": {
				"type": "object",
				"description": "Does the same again while something holds. Each pass must lower the measure, or the number of passes is bounded.",
				"properties": {
					"repeat": {
						"type": "object",
						"description": "Does the same again while something holds. Each pass must lower the measure, or the number of passes is bounded.",
						"properties": {
							"vars": {
								"$ref": "common.schema.json#/$defs/let",
								"description": "Variables of the loop; `set` may change them."
							},
							"while": {
								"type": [
									"string",
									"boolean"
								],
								"description": "Asked before each pass.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"measure": {
								"type": [
									"string",
									"integer"
								],
								"description": "A number that falls with each pass. Where the loop runs steps with actions, something besides the actions must lower it.",
								"x-expr": {
									"type": "int",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"until": {
								"type": "string",
								"enum": [
									"pass"
								],
								"description": "`pass`: it ends when a choice in it is passed or has no option; what follows that choice in the list is still done."
							},
							"times": {
								"type": [
									"string",
									"integer"
								],
								"description": "At most this many passes.",
								"x-expr": {
									"type": "int",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"do": {
								"$ref": "#/$defs/effects",
								"description": "What is done."
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
								"description": "It is done only when this holds for the set-up; decided before the game.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"static"
									]
								}
							}
						},
						"required": [
							"do"
						],
						"additionalProperties": false
					}
				},
				"required": [
					"repeat"
				],
				"additionalProperties": false
			},
			"round-robin": {
				"type": "object",
				"description": "Asks the seats one after the other, again and again, until a whole round brings no one a turn, or earlier. A seat that passes a choice, or has no option in it, had no turn.",
				"properties": {
					"round-robin": {
						"type": "object",
						"description": "Asks the seats one after the other, again and again, until a whole round brings no one a turn, or earlier. A seat that passes a choice, or has no option in it, had no turn.",
						"properties": {
							"as": {
								"$ref": "common.schema.json#/$defs/name",
								"description": "The name of the seat whose turn it is.",
								"x-ref": "local",
								"x-declares": "local"
							},
							"start": {
								"type": "string",
								"minLength": 1,
								"description": "Who begins.",
								"x-expr": {
									"type": "seat",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"among": {
								"type": "string",
								"minLength": 1,
								"description": "Only these seats, as they are at the beginning; all when absent.",
								"x-expr": {
									"type": "set(seat)",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"while": {
								"type": [
									"string",
									"boolean"
								],
								"description": "The seat gets a turn only while this holds for it.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"locals",
										"event",
										"wave",
										"loop"
									]
								}
							},
							"until": {
								"type": "string",
								"enum": [
									"all-pass",
									"one-left",
									"pass"
								],
								"description": "`all-pass`: until a whole round brings no one a turn. `one-left`: a pass is final, and it ends when only one seat has not passed, or when it comes back to the seat that had the last turn. `pass`: until anyone passes. `all-pass` when absent."
							},
							"rounds": {
								"type": [
									"string",
									"integer"
								],
								"description": "At most this many rounds.",
								"x-expr": {
									"type": "int",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"pass": {
								"type": "string",
								"enum": [
									"final",
									"round"
								],
								"description": "`final`: a seat that passes is out for good. `round`: it may come back in the next round. `round` when absent."
							},
							"do": {
								"$ref": "#/$defs/effects",
								"description": "What the seat does."
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
								"description": "It is done only when this holds for the set-up; decided before the game.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"static"
									]
								}
							}
						},
						"required": [
							"as",
							"start",
							"do"
						],
						"additionalProperties": false
					}
				},
				"required": [
					"round-robin"
				],
				"additionalProperties": false
			},
			"walk": {
				"type": "object",
				"description": "A piece goes step by step over cells, the seats deciding in turn; it never enters a cell twice. Each cell is an option, `next 1/0`; `step` gives this word, and it is also the id of the decision.",
				"properties": {
					"walk": {
						"type": "object",
						"description": "A piece goes step by step over cells, the seats deciding in turn; it never enters a cell twice. Each cell is an option, `next 1/0`; `step` gives this word, and it is also the id of the decision.",
						"properties": {
							"piece": {
								"type": "string",
								"minLength": 1,
								"description": "The piece that goes.",
								"x-expr": {
									"type": "piece",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"as": {
								"$ref": "common.schema.json#/$defs/name",
								"description": "The name of the seat that decides this step.",
								"x-ref": "local",
								"x-declares": "local"
							},
							"start": {
								"type": "string",
								"minLength": 1,
								"description": "Who decides first; the active seat when absent.",
								"x-expr": {
									"type": "seat",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"decider": {
								"type": "string",
								"enum": [
									"rotating",
									"same"
								],
								"description": "Whether the next seat decides the next step; `rotating` when absent."
							},
							"steps": {
								"type": [
									"string",
									"integer"
								],
								"description": "How many steps.",
								"x-expr": {
									"type": "int",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"step": {
								"$ref": "common.schema.json#/$defs/name",
								"description": "The name of the cell it may enter next.",
								"x-ref": "local",
								"x-declares": "local"
							},
							"among": {
								"type": "string",
								"minLength": 1,
								"description": "The cells it may enter from where it stands; `visited` names those it has been on.",
								"x-expr": {
									"type": "set(cell)",
									"scope": [
										"locals",
										"event",
										"wave",
										"loop"
									]
								}
							},
							"where": {
								"type": [
									"string",
									"boolean"
								],
								"description": "Cells for which this does not hold are left out.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"locals",
										"event",
										"wave",
										"loop"
									]
								}
							},
							"says": {
								"type": "string",
								"minLength": 1,
								"description": "The question of each step in words.",
								"maxLength": 300
							},
							"pass": {
								"type": "boolean",
								"description": "True: the decider may stop the walk. False when absent."
							},
							"do": {
								"$ref": "#/$defs/effects",
								"description": "What is done after each step."
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
								"description": "It is done only when this holds for the set-up; decided before the game.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"static"
									]
								}
							}
						},
						"required": [
							"piece",
							"steps",
							"step",
							"among"
						],
						"additionalProperties": false
					}
				},
				"required": [
					"walk"
				],
				"additionalProperties": false
			},
			"choose": {
				"type": "object",
				"description": "Asks a seat to choose. With no option it is skipped; with one option that must be taken it answers itself.",
				"properties": {
					"choose": {
						"type": "object",
						"description": "The question.",
						"properties": {
							"id": {
								"$ref": "common.schema.json#/$defs/name",
								"description": "The name of the decision. After it this names what was chosen; of several variables each is `id.variable`.",
								"x-ref": "local",
								"x-declares": "decision"
							},
							"who": {
								"type": "string",
								"minLength": 1,
								"description": "Who decides; the active seat when absent.",
								"x-expr": {
									"type": "seat",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
								"description": "The question exists only when this holds for the set-up.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"static"
									]
								}
							},
							"when": {
								"type": [
									"string",
									"boolean"
								],
								"description": "The question is asked only when this holds; otherwise `else` is done.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"among": {
								"$ref": "common.schema.json#/$defs/among",
								"description": "The variables and the sets they come from."
							},
							"subset": {
								"type": "object",
								"description": "Several members are chosen instead of one; then there is one variable, and the id names the set.",
								"properties": {
									"min": {
										"type": [
											"string",
											"integer"
										],
										"description": "At least so many; 0 when absent.",
										"x-expr": {
											"type": "int",
											"scope": [
												"locals",
												"event",
												"wave"
											]
										}
									},
									"max": {
										"type": [
											"string",
											"integer"
										],
										"description": "At most so many; all when absent.",
										"x-expr": {
											"type": "int",
											"scope": [
												"locals",
												"event",
												"wave"
											]
										}
									}
								},
								"additionalProperties": false
							},
							"number": {
								"$ref": "common.schema.json#/$defs/number-range",
								"description": "A number is chosen; the id names it."
							},
							"order": {
								"type": "boolean",
								"description": "True: all members are brought into an order; the id names the ordered set."
							},
							"options": {
								"type": "array",
								"items": {
									"$ref": "common.schema.json#/$defs/name"
								},
								"minItems": 1,
								"description": "Fixed words to choose from; the id names the one chosen.",
								"uniqueItems": true,
								"x-declares": "option"
							},
							"where": {
								"type": [
									"string",
									"boolean"
								],
								"description": "Combinations for which this does not hold are left out.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"locals",
										"event",
										"wave",
										"choice"
									]
								}
							},
							"equivalent-by": {
								"description": "Options that agree in all of these are one option: the first stands for them. Equal tiles are one option when it is absent.",
								"anyOf": [
									{
										"type": [
											"string",
											"integer",
											"boolean"
										],
										"description": "One value.",
										"x-expr": {
											"type": "any",
											"scope": [
												"locals",
												"event",
												"wave",
												"choice"
											]
										}
									},
									{
										"type": "array",
										"items": {
											"type": [
												"string",
												"integer",
												"boolean"
											],
											"description": "A value.",
											"x-expr": {
												"type": "any",
												"scope": [
													"locals",
													"event",
													"wave",
													"choice"
												]
											}
										},
										"minItems": 1
									}
								]
							},
							"optional": {
								"type": "boolean",
								"description": "True: the seat may decline. False when absent."
							},
							"none": {
								"type": "string",
								"enum": [
									"skip",
									"fail"
								],
								"description": "What no option at all means: the question is skipped and `else` is done, or the game stops with an error. `skip` when absent."
							},
							"sealed": {
								"type": "boolean",
								"description": "True: others see that a choice was made, not which one."
							},
							"oracle": {
								"type": "string",
								"enum": [
									"uniform"
								],
								"description": "The answer comes from outside of the rules (skill of the hand): a person enters it, a simulation draws it."
							},
							"key": {
								"type": "array",
								"items": {
									"$ref": "common.schema.json#/$defs/name"
								},
								"minItems": 1,
								"description": "How an option is spelt in logs: words and variables in this order. The id and the variables when absent."
							},
							"says": {
								"type": "string",
								"minLength": 1,
								"description": "The question in words.",
								"maxLength": 300
							}
						},
						"additionalProperties": false
					},
					"then": {
						"$ref": "#/$defs/effects",
						"description": "What is done with the choice."
					},
					"else": {
						"$ref": "#/$defs/effects",
						"description": "What is done when nothing was chosen: no option, or declined."
					}
				},
				"required": [
					"choose"
				],
				"additionalProperties": false
			}
		}
	},
	"log.schema.json": {
		"title": "Log",
		"type": "object",
		"description": "A game as it was played: its set-up, every decision, every outcome of chance.",
		"properties": {
			"log": {
				"type": "string",
				"minLength": 1,
				"description": "A title.",
				"maxLength": 200
			},
			"format": {
				"$ref": "common.schema.json#/$defs/format",
				"description": "The number of the format this file is written in."
			},
			"says": {
				"$ref": "common.schema.json#/$defs/says",
				"description": "Where it comes from."
			},
			"keys": {
				"type": "integer",
				"description": "The version of the grammar of option keys.",
				"minimum": 1
			},
			"set-up": {
				"type": "object",
				"description": "How the game was set up.",
				"properties": {
					"game": {
						"$ref": "common.schema.json#/$defs/pack-id",
						"description": "The game.",
						"x-ref": "pack"
					},
					"packs": {
						"type": "array",
						"items": {
							"$ref": "common.schema.json#/$defs/pack-id"
						},
						"minItems": 1,
						"description": "The packs.",
						"uniqueItems": true,
						"x-ref": "pack"
					},
					"versions": {
						"type": "object",
						"description": "The versions of the packs.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/pack-id"
						},
						"additionalProperties": {
							"type": "string",
							"minLength": 1,
							"maxLength": 200
						}
					},
					"elements": {
						"type": "object",
						"description": "Elements on or off.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"type": "boolean"
						},
						"x-ref": "element"
					},
					"params": {
						"type": "object",
						"description": "Values of params.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/dotted-name"
						},
						"additionalProperties": {
							"$ref": "common.schema.json#/$defs/param-value"
						},
						"x-ref": "param"
					},
					"overlays": {
						"type": "array",
						"items": {
							"type": "string",
							"minLength": 1,
							"description": "An overlay.",
							"pattern": "^[a-z0-9]+(?:-[a-z0-9]+)*$"
						},
						"description": "Overlays, in order."
					},
					"order": {
						"$ref": "common.schema.json#/$defs/order-choices",
						"description": "The order of declarations of packs that do not know each other, chosen or by default."
					},
					"seats": {
						"type": "array",
						"items": {
							"$ref": "common.schema.json#/$defs/seat"
						},
						"minItems": 1,
						"description": "The seats, clockwise.",
						"uniqueItems": true,
						"maxItems": 12
					},
					"seed": {
						"description": "The seed of all streams of chance.",
						"anyOf": [
							{
								"type": "integer",
								"description": "A number."
							},
							{
								"type": "string",
								"minLength": 1,
								"maxLength": 200
							}
						]
					},
					"start": {
						"type": "array",
						"items": {
							"type": "string",
							"minLength": 1,
							"maxLength": 200
						},
						"description": "The tiles on the board at the beginning, as `TILE x/y rN`."
					},
					"own-start": {
						"type": "boolean",
						"description": "The tiles under `start` are of this game's own choice, not those that the rules lay."
					},
					"draws": {
						"type": "integer",
						"minimum": 0,
						"maximum": 100000,
						"description": "The deck of this game counts as empty after so many draws."
					},
					"board": {
						"$ref": "common.schema.json#/$defs/set-board",
						"description": "Tiles that lie on the board beside the start, as though laid in this order; nothing is scored for them."
					},
					"kinds": {
						"$ref": "common.schema.json#/$defs/set-kinds",
						"description": "Segments that are of another kind now than the one printed, by that kind."
					},
					"sides": {
						"$ref": "common.schema.json#/$defs/set-sides",
						"description": "Sides that show something else than what is printed there: `1/0 N` with the kind that it shows, or `none`."
					},
					"added": {
						"$ref": "common.schema.json#/$defs/set-added",
						"description": "Segments that rules added above what is printed. Pieces stand on them as on `line E-W added`."
					},
					"links": {
						"$ref": "common.schema.json#/$defs/set-links",
						"description": "Features that pieces join, as long as they lie there."
					},
					"settled": {
						"$ref": "common.schema.json#/$defs/set-settled",
						"description": "What counts as scored. Features that are complete do, but for those that the tile under `placed` has a part in; others do not. What is otherwise is said here."
					},
					"pieces": {
						"$ref": "common.schema.json#/$defs/set-pieces",
						"description": "Pieces that stand on the board at the beginning, wherever it is; those on a tile can stand beside it under `board`, too."
					},
					"zones": {
						"$ref": "common.schema.json#/$defs/set-zones",
						"description": "What lies in zones at the beginning, by the name of the zone and whose it is; a zone that is named holds this and no more."
					},
					"spaces": {
						"$ref": "common.schema.json#/$defs/set-spaces",
						"description": "Pieces that stand on spaces at the beginning, by the name of the space; those of a ring bear its name and their number: `track.20`."
					},
					"score": {
						"$ref": "common.schema.json#/$defs/set-score",
						"description": "The scores at the beginning."
					},
					"supply": {
						"$ref": "common.schema.json#/$defs/set-supply",
						"description": "How many pieces of a kind a seat has in its supply at the beginning; those too many are put out of the game."
					},
					"turn": {
						"$ref": "common.schema.json#/$defs/seat",
						"description": "The seat whose turn is the first; the first seat when absent."
					},
					"slot": {
						"type": "string",
						"minLength": 1,
						"maxLength": 100,
						"description": "The slot or the group of actions at which the first turn goes on; what stands before it, and the set-up, is not done. Without it the turn begins."
					},
					"drawn": {
						"$ref": "common.schema.json#/$defs/tile-id",
						"description": "The tile in hand at that slot; it is not in the deck.",
						"x-ref": "tile"
					},
					"placed": {
						"type": "string",
						"pattern": "^-?[0-9]{1,4}/-?[0-9]{1,4}$",
						"description": "The cell of the tile that was just laid, at that slot."
					},
					"granted": {
						"$ref": "common.schema.json#/$defs/set-granted",
						"description": "What the turn was granted and has not used yet."
					},
					"registers": {
						"$ref": "common.schema.json#/$defs/set-registers",
						"description": "What registers hold at the beginning."
					},
					"used": {
						"$ref": "common.schema.json#/$defs/set-used",
						"description": "How often limits were used already, by their ids."
					},
					"came": {
						"$ref": "common.schema.json#/$defs/set-came",
						"description": "What pieces remember of how they came to where they are, for rules that ask."
					},
					"deck": {
						"type": "array",
						"items": {
							"$ref": "common.schema.json#/$defs/tile-id",
							"description": "A tile.",
							"x-ref": "tile"
						},
						"description": "The tiles of the deck, where they are not those of the rules.",
						"maxItems": 10000
					},
					"rules": {
						"type": "string",
						"minLength": 1,
						"description": "The digest of the rule set it was played under.",
						"pattern": "^[0-9a-f]{8,64}$"
					},
					"edited": {
						"type": "array",
						"items": {
							"type": "string",
							"minLength": 1,
							"maxLength": 300,
							"description": "A file."
						},
						"description": "Files whose text was not the one on disk: it was played under edited rules.",
						"uniqueItems": true
					}
				},
				"required": [
					"packs",
					"seats"
				],
				"additionalProperties": false
			},
			"steps": {
				"type": "array",
				"items": {
					"$ref": "#/$defs/step"
				},
				"description": "The steps in order.",
				"maxItems": 200000
			},
			"table": {
				"type": "array",
				"description": "Who sat at the table, in the order of the seats.",
				"maxItems": 12,
				"items": {
					"type": "object",
					"description": "Who has a seat.",
					"properties": {
						"name": {
							"type": "string",
							"minLength": 1,
							"maxLength": 60,
							"description": "The name as it is shown."
						},
						"by": {
							"type": "string",
							"minLength": 1,
							"maxLength": 60,
							"description": "`person`, or the name of a bot."
						},
						"colour": {
							"type": "string",
							"minLength": 1,
							"maxLength": 30,
							"description": "The name of a colour."
						}
					},
					"required": [
						"name",
						"by"
					],
					"additionalProperties": false
				}
			},
			"end": {
				"type": "object",
				"description": "How it ended.",
				"properties": {
					"scores": {
						"type": "array",
						"items": {
							"type": "integer"
						},
						"description": "The scores, in the order of the seats."
					},
					"winners": {
						"type": "array",
						"items": {
							"$ref": "common.schema.json#/$defs/seat"
						},
						"description": "The seats that won."
					},
					"hash": {
						"type": "string",
						"minLength": 1,
						"description": "The digest of the last state.",
						"pattern": "^[0-9a-f]{8,64}$"
					},
					"points": {
						"type": "array",
						"items": {
							"type": "object",
							"description": "Points given in this step.",
							"properties": {
								"seat": {
									"$ref": "common.schema.json#/$defs/seat",
									"description": "Who got them."
								},
								"points": {
									"type": "integer",
									"description": "How many; below zero for a payment."
								},
								"name": {
									"type": "string",
									"minLength": 1,
									"description": "What was scored: a kind or a rule.",
									"maxLength": 120
								},
								"cause": {
									"type": "string",
									"minLength": 1,
									"description": "Why they were given.",
									"maxLength": 60
								},
								"at": {
									"type": "string",
									"minLength": 1,
									"description": "The feature, as kind, cell and segment.",
									"maxLength": 120
								},
								"lines": {
									"type": "array",
									"items": {
										"type": "string",
										"minLength": 1,
										"description": "`tiles 3 × 2 = 6`.",
										"maxLength": 120
									},
									"description": "The lines."
								},
								"final": {
									"type": "boolean",
									"description": "Given after the last turn."
								}
							},
							"required": [
								"seat",
								"points"
							],
							"additionalProperties": false
						},
						"description": "Points given after the last decision."
					}
				},
				"additionalProperties": false
			},
			"to-come": {
				"type": "object",
				"description": "What chance is to bring after the last step, by stream; null leaves one place to chance.",
				"propertyNames": {
					"$ref": "common.schema.json#/$defs/name"
				},
				"additionalProperties": {
					"type": "array",
					"maxItems": 200,
					"items": {
						"anyOf": [
							{
								"type": "integer"
							},
							{
								"type": "string",
								"minLength": 1,
								"maxLength": 200
							},
							{
								"type": "null"
							}
						]
					}
				}
			},
			"notes": {
				"type": "array",
				"description": "What was noted on the course, each at a number of decisions taken.",
				"maxItems": 10000,
				"items": {
					"type": "object",
					"description": "A note.",
					"properties": {
						"step": {
							"type": "integer",
							"minimum": 0,
							"description": "How many decisions had been taken."
						},
						"says": {
							"type": "string",
							"minLength": 1,
							"maxLength": 2000,
							"description": "The note."
						}
					},
					"required": [
						"step",
						"says"
					],
					"additionalProperties": false
				}
			},
			"course": {
				"type": "string",
				"minLength": 1,
				"maxLength": 60,
				"description": "What the course is called."
			},
			"branches": {
				"type": "array",
				"description": "Other courses the game took, each from where it parts from `steps`.",
				"maxItems": 100,
				"items": {
					"type": "object",
					"description": "Another course.",
					"properties": {
						"from": {
							"type": "integer",
							"minimum": 0,
							"description": "How many decisions both have."
						},
						"steps": {
							"type": "array",
							"items": {
								"$ref": "#/$defs/step"
							},
							"description": "The steps after those.",
							"maxItems": 200000
						},
						"notes": {
							"type": "array",
							"description": "What was noted on it after those.",
							"maxItems": 10000,
							"items": {
								"type": "object",
								"description": "A note.",
								"properties": {
									"step": {
										"type": "integer",
										"minimum": 0,
										"description": "How many decisions had been taken."
									},
									"says": {
										"type": "string",
										"minLength": 1,
										"maxLength": 2000,
										"description": "The note."
									}
								},
								"required": [
									"step",
									"says"
								],
								"additionalProperties": false
							}
						},
						"course": {
							"type": "string",
							"minLength": 1,
							"maxLength": 60,
							"description": "What the course is called."
						}
					},
					"required": [
						"from",
						"steps"
					],
					"additionalProperties": false
				}
			}
		},
		"required": [
			"log",
			"format",
			"set-up",
			"steps"
		],
		"additionalProperties": false,
		"$defs": {
			"step": {
				"description": "One step: a decision or an outcome of chance.",
				"anyOf": [
					{
						"type": "object",
						"description": "A decision.",
						"properties": {
							"seat": {
								"$ref": "common.schema.json#/$defs/seat",
								"description": "Who decided."
							},
							"do": {
								"type": "string",
								"minLength": 1,
								"maxLength": 200,
								"description": "The key of the option taken; `pass` when none was."
							},
							"slot": {
								"$ref": "common.schema.json#/$defs/slot",
								"description": "The slot in which it was asked."
							},
							"ask": {
								"type": "string",
								"minLength": 1,
								"description": "The id of the decision.",
								"maxLength": 120
							},
							"by": {
								"type": "string",
								"enum": [
									"person",
									"bot",
									"rule",
									"script"
								],
								"description": "Who answered: a person, a bot, the rules themselves (one forced option), or a scenario."
							},
							"count": {
								"type": "integer",
								"description": "How many options there were.",
								"minimum": 0
							},
							"digest": {
								"type": "string",
								"minLength": 1,
								"description": "A digest over the sorted keys of all options.",
								"pattern": "^[0-9a-f]{8,64}$"
							},
							"hash": {
								"type": "string",
								"minLength": 1,
								"description": "The digest of the state before the decision.",
								"pattern": "^[0-9a-f]{8,64}$"
							},
							"scores": {
								"type": "array",
								"items": {
									"type": "integer"
								},
								"description": "The scores after it, in the order of the seats."
							},
							"points": {
								"type": "array",
								"items": {
									"type": "object",
									"description": "Points given in this step.",
									"properties": {
										"seat": {
											"$ref": "common.schema.json#/$defs/seat",
											"description": "Who got them."
										},
										"points": {
											"type": "integer",
											"description": "How many; below zero for a payment."
										},
										"name": {
											"type": "string",
											"minLength": 1,
											"description": "What was scored: a kind or a rule.",
											"maxLength": 120
										},
										"cause": {
											"type": "string",
											"minLength": 1,
											"description": "Why they were given.",
											"maxLength": 60
										},
										"at": {
											"type": "string",
											"minLength": 1,
											"description": "The feature, as kind, cell and segment.",
											"maxLength": 120
										},
										"lines": {
											"type": "array",
											"items": {
												"type": "string",
												"minLength": 1,
												"description": "`tiles 3 × 2 = 6`.",
												"maxLength": 120
											},
											"description": "The lines."
										},
										"final": {
											"type": "boolean",
											"description": "Given after the last turn."
										}
									},
									"required": [
										"seat",
										"points"
									],
									"additionalProperties": false
								},
								"description": "The points given before the next decision."
							}
						},
						"required": [
							"seat",
							"do"
						],
						"additionalProperties": false
					},
					{
						"type": "object",
						"description": "An outcome of chance.",
						"properties": {
							"chance": {
								"$ref": "common.schema.json#/$defs/name",
								"description": "The stream."
							},
							"is": {
								"description": "What came: a tile, a piece, a face.",
								"anyOf": [
									{
										"type": "integer"
									},
									{
										"type": "string",
										"minLength": 1,
										"maxLength": 200
									},
									{
										"type": "array",
										"items": {
											"type": [
												"integer",
												"string"
											]
										}
									}
								]
							},
							"hash": {
								"type": "string",
								"minLength": 1,
								"description": "The digest of the state after it.",
								"pattern": "^[0-9a-f]{8,64}$"
							}
						},
						"required": [
							"chance",
							"is"
						],
						"additionalProperties": false
					}
				]
			}
		}
	},
	"looks.schema.json": {
		"title": "Looks",
		"type": "object",
		"description": "How tiles, pieces and marks are drawn. What is left out is derived from the form and the name of a thing.",
		"properties": {
			"format": {
				"$ref": "common.schema.json#/$defs/format",
				"description": "The number of the format this file is written in."
			},
			"looks": {
				"$ref": "#/$defs/looks",
				"description": "Colours and glyphs by name, then the look of each thing by id."
			}
		},
		"required": [
			"format",
			"looks"
		],
		"additionalProperties": false,
		"$defs": {
			"looks": {
				"type": "object",
				"description": "Colours and glyphs by name, then the look of each thing by id.",
				"properties": {
					"ground": {
						"type": "string",
						"minLength": 1,
						"maxLength": 60,
						"description": "The kind whose look open ground has where no area is in play."
					},
					"colours": {
						"type": "object",
						"description": "Colours by name; glyphs and kinds speak of them by that name.",
						"propertyNames": {
							"minLength": 1,
							"maxLength": 60
						},
						"additionalProperties": {
							"description": "One colour, or one for light and one for dark surroundings.",
							"anyOf": [
								{
									"type": "string",
									"pattern": "^#[0-9a-fA-F]{6}$",
									"description": "A colour as six hexadecimal digits, such as `#33588f`.",
									"x-says": "Colours are written as a hash and six hexadecimal digits, such as \"#33588f\"; quote them."
								},
								{
									"type": "array",
									"items": {
										"type": "string",
										"pattern": "^#[0-9a-fA-F]{6}$",
										"description": "A colour as six hexadecimal digits, such as `#33588f`.",
										"x-says": "Colours are written as a hash and six hexadecimal digits, such as \"#33588f\"; quote them."
									},
									"minItems": 2,
									"maxItems": 2,
									"description": "For light surroundings, then for dark ones."
								}
							]
						}
					},
					"glyphs": {
						"type": "object",
						"description": "Small drawings by name, each in a box from 0/0 to 24/24.",
						"propertyNames": {
							"minLength": 1,
							"maxLength": 60
						},
						"additionalProperties": {
							"type": "array",
							"description": "Layers from the bottom up.",
							"maxItems": 24,
							"items": {
								"type": "object",
								"description": "One filled or stroked path.",
								"properties": {
									"d": {
										"type": "string",
										"minLength": 1,
										"maxLength": 2000,
										"pattern": "^[MmLlHhVvCcSsQqTtAaZz0-9eE .,+-]+$",
										"description": "Path data as in SVG.",
										"x-says": "A path is written in the letters and numbers of SVG path data."
									},
									"fill": {
										"type": "string",
										"minLength": 1,
										"maxLength": 60,
										"description": "The colour inside, by name; `seat` is the colour of the owner."
									},
									"line": {
										"type": "string",
										"minLength": 1,
										"maxLength": 60,
										"description": "The colour of the stroke, by name."
									},
									"width": {
										"type": "integer",
										"minimum": 0,
										"maximum": 120,
										"description": "The width of the stroke in tenths of a unit."
									}
								},
								"required": [
									"d"
								],
								"additionalProperties": false
							}
						}
					},
					"kinds": {
						"type": "object",
						"description": "Looks of kinds of segments.",
						"propertyNames": {
							"minLength": 1,
							"maxLength": 60
						},
						"additionalProperties": {
							"type": "object",
							"description": "The look of a kind.",
							"properties": {
								"fill": {
									"type": "string",
									"minLength": 1,
									"maxLength": 60,
									"description": "The colour of its surface, by name."
								},
								"line": {
									"type": "string",
									"minLength": 1,
									"maxLength": 60,
									"description": "The colour of its edges, by name."
								},
								"trim": {
									"type": "string",
									"minLength": 1,
									"maxLength": 60,
									"description": "The colour on top of an edge, or along the middle of a line, by name."
								},
								"width": {
									"type": "integer",
									"minimum": 0,
									"maximum": 300,
									"description": "The width of a line, or of the edge of a block; a cell is 1000 wide."
								},
								"dash": {
									"type": "array",
									"items": {
										"type": "integer",
										"minimum": 0,
										"maximum": 500,
										"description": "A length; a cell is 1000 wide."
									},
									"minItems": 1,
									"maxItems": 6,
									"description": "Lengths of strokes and gaps of the trim, by turns."
								},
								"pattern": {
									"type": "object",
									"description": "Small glyphs strewn over the surface.",
									"properties": {
										"glyphs": {
											"type": "array",
											"items": {
												"type": "string",
												"minLength": 1,
												"maxLength": 60,
												"description": "The name of a glyph."
											},
											"minItems": 1,
											"maxItems": 12,
											"description": "Which glyphs; one named twice comes twice as often."
										},
										"size": {
											"type": "integer",
											"minimum": 20,
											"maximum": 400,
											"description": "How large they are; a cell is 1000 wide."
										},
										"gap": {
											"type": "integer",
											"minimum": 30,
											"maximum": 1000,
											"description": "The least distance between two; a cell is 1000 wide."
										}
									},
									"required": [
										"glyphs",
										"size",
										"gap"
									],
									"additionalProperties": false
								},
								"glyph": {
									"type": "string",
									"minLength": 1,
									"maxLength": 60,
									"description": "The glyph of a spot, or of the place where lines end together."
								},
								"end": {
									"type": "string",
									"minLength": 1,
									"maxLength": 60,
									"description": "The glyph in which a line ends alone inside a tile; it flows into the line. Without it lines end round."
								},
								"size": {
									"type": "integer",
									"minimum": 10,
									"maximum": 800,
									"description": "How large the glyphs are; a cell is 1000 wide."
								}
							},
							"additionalProperties": false
						}
					},
					"marks": {
						"type": "object",
						"description": "Looks of marks.",
						"propertyNames": {
							"minLength": 1,
							"maxLength": 60
						},
						"additionalProperties": {
							"type": "object",
							"description": "The look of a mark.",
							"properties": {
								"glyph": {
									"type": "string",
									"minLength": 1,
									"maxLength": 60,
									"description": "Its glyph."
								},
								"size": {
									"type": "integer",
									"minimum": 10,
									"maximum": 800,
									"description": "How large it is; a cell is 1000 wide."
								}
							},
							"additionalProperties": false
						}
					},
					"pieces": {
						"type": "object",
						"description": "Looks of pieces.",
						"propertyNames": {
							"minLength": 1,
							"maxLength": 60
						},
						"additionalProperties": {
							"type": "object",
							"description": "The look of a piece.",
							"properties": {
								"glyph": {
									"type": "string",
									"minLength": 1,
									"maxLength": 60,
									"description": "Its glyph."
								},
								"size": {
									"type": "integer",
									"minimum": 10,
									"maximum": 800,
									"description": "How large it is; a cell is 1000 wide."
								},
								"lies": {
									"type": "array",
									"items": {
										"type": "string",
										"minLength": 1,
										"maxLength": 60,
										"description": "A kind of segments."
									},
									"maxItems": 40,
									"description": "Kinds on which it lies down instead of standing."
								},
								"stack": {
									"type": "integer",
									"minimum": 0,
									"maximum": 400,
									"description": "What stands on the same segment stands on top of it, raised by so much; a cell is 1000 wide."
								},
								"faces": {
									"type": "object",
									"description": "Other looks, by the face that it shows.",
									"propertyNames": {
										"pattern": "^(0|-?[1-9][0-9]{0,5})$",
										"maxLength": 7
									},
									"additionalProperties": {
										"type": "object",
										"description": "Its look while it shows this face.",
										"properties": {
											"glyph": {
												"type": "string",
												"minLength": 1,
												"maxLength": 60,
												"description": "The glyph of this face."
											}
										},
										"required": [
											"glyph"
										],
										"additionalProperties": false
									}
								}
							},
							"additionalProperties": false
						}
					},
					"places": {
						"type": "object",
						"description": "Where spaces and zones are drawn, by id; beside the board when absent.",
						"propertyNames": {
							"minLength": 1,
							"maxLength": 60
						},
						"additionalProperties": {
							"type": "object",
							"description": "A place on a tile.",
							"properties": {
								"on": {
									"type": "string",
									"minLength": 1,
									"maxLength": 60,
									"description": "The tile it is drawn on, by id; beside the board while that tile does not lie on it."
								},
								"at": {
									"type": "array",
									"items": {
										"type": "integer",
										"minimum": -12000,
										"maximum": 12000,
										"description": "A length; a cell is 1000 wide."
									},
									"minItems": 2,
									"maxItems": 2,
									"description": "Where its middle is, to the east and to the south of the north-west corner of the tile's first cell; it turns with the tile."
								},
								"size": {
									"type": "array",
									"items": {
										"type": "integer",
										"minimum": 100,
										"maximum": 6000,
										"description": "A length; a cell is 1000 wide."
									},
									"minItems": 2,
									"maxItems": 2,
									"description": "How wide and how high it is; 900 by 500 when absent."
								},
								"glyph": {
									"type": "string",
									"minLength": 1,
									"maxLength": 60,
									"description": "A glyph on its ground."
								}
							},
							"required": [
								"on",
								"at"
							],
							"additionalProperties": false
						}
					}
				},
				"additionalProperties": false
			}
		}
	},
	"mapping.schema.json": {
		"title": "Mapping",
		"type": "object",
		"description": "How another program names what a pack declares. Each pack brings its own.",
		"properties": {
			"mapping": {
				"type": "string",
				"minLength": 1,
				"description": "Its id.",
				"pattern": "^[a-z0-9]+(?:-[a-z0-9]+)*$",
				"maxLength": 60
			},
			"format": {
				"$ref": "common.schema.json#/$defs/format",
				"description": "The number of the format this file is written in."
			},
			"for": {
				"type": "string",
				"minLength": 1,
				"description": "The format it reads, such as `jcz`.",
				"pattern": "^[a-z0-9]+(?:-[a-z0-9]+)*$"
			},
			"pack": {
				"$ref": "common.schema.json#/$defs/pack-id",
				"description": "The pack whose names it gives; the pack it lies in when absent.",
				"x-ref": "pack"
			},
			"says": {
				"$ref": "common.schema.json#/$defs/says",
				"description": "Notes."
			},
			"sets": {
				"type": "object",
				"description": "Sets of tiles of the other program: the choices that go with each.",
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120,
					"pattern": "^(?!__proto__$)",
					"description": "A name of the other program."
				},
				"additionalProperties": {
					"type": "object",
					"description": "What a set means.",
					"properties": {
						"packs": {
							"type": "array",
							"items": {
								"$ref": "common.schema.json#/$defs/pack-id"
							},
							"minItems": 1,
							"description": "Packs.",
							"uniqueItems": true,
							"x-ref": "pack"
						},
						"params": {
							"type": "object",
							"description": "Values of params.",
							"propertyNames": {
								"$ref": "common.schema.json#/$defs/dotted-name-ref"
							},
							"additionalProperties": {
								"$ref": "common.schema.json#/$defs/param-value"
							},
							"x-ref": "param"
						},
						"elements": {
							"type": "object",
							"description": "Elements on or off.",
							"propertyNames": {
								"$ref": "common.schema.json#/$defs/name-ref"
							},
							"additionalProperties": {
								"type": "boolean"
							},
							"x-ref": "element"
						}
					},
					"additionalProperties": false
				}
			},
			"tiles": {
				"type": "object",
				"description": "Tiles.",
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120,
					"pattern": "^(?!__proto__$)",
					"description": "A name of the other program."
				},
				"additionalProperties": {
					"description": "A tile, or a tile and how it is turned.",
					"anyOf": [
						{
							"$ref": "common.schema.json#/$defs/tile-ref",
							"description": "A tile.",
							"x-ref": "tile"
						},
						{
							"type": "object",
							"description": "A tile, turned.",
							"properties": {
								"tile": {
									"$ref": "common.schema.json#/$defs/tile-ref",
									"description": "A tile.",
									"x-ref": "tile"
								},
								"turn": {
									"type": "integer",
									"description": "Quarter turns clockwise that bring ours to theirs.",
									"minimum": 0,
									"maximum": 3
								},
								"places": {
									"type": "object",
									"description": "Their words for places on the tile as they draw it, and ours on the tile as we draw it, where the two differ: `N-W: W-NL`.",
									"propertyNames": {
										"type": "string",
										"minLength": 1,
										"maxLength": 120,
										"pattern": "^(?!__proto__$)",
										"description": "A name of the other program."
									},
									"additionalProperties": {
										"type": "string",
										"minLength": 1,
										"maxLength": 200,
										"x-ref": "tile-place"
									}
								}
							},
							"required": [
								"tile"
							],
							"additionalProperties": false
						}
					]
				}
			},
			"starts": {
				"type": "object",
				"description": "Tiles of theirs that lie when the game begins: the choices that go with each.",
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120,
					"pattern": "^(?!__proto__$)",
					"description": "A name of the other program."
				},
				"additionalProperties": {
					"type": "object",
					"description": "What it means that the tile lies first.",
					"properties": {
						"params": {
							"type": "object",
							"description": "Values of params.",
							"propertyNames": {
								"$ref": "common.schema.json#/$defs/dotted-name-ref"
							},
							"additionalProperties": {
								"$ref": "common.schema.json#/$defs/param-value"
							},
							"x-ref": "param"
						}
					},
					"required": [
						"params"
					],
					"additionalProperties": false
				}
			},
			"kinds": {
				"type": "object",
				"description": "Kinds of feature. Several packs may map one name to kinds of theirs; the tile then tells which is meant.",
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120,
					"pattern": "^(?!__proto__$)",
					"description": "A name of the other program."
				},
				"additionalProperties": {
					"$ref": "common.schema.json#/$defs/name-ref",
					"description": "Our kind.",
					"x-ref": "kind"
				}
			},
			"pieces": {
				"type": "object",
				"description": "Classes of figures and tokens.",
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120,
					"pattern": "^(?!__proto__$)",
					"description": "A name of the other program."
				},
				"additionalProperties": {
					"description": "Our piece; or one for each kind of feature it stands on.",
					"anyOf": [
						{
							"$ref": "common.schema.json#/$defs/name-ref",
							"description": "Our piece.",
							"x-ref": "piece"
						},
						{
							"type": "object",
							"description": "By kind.",
							"propertyNames": {
								"$ref": "common.schema.json#/$defs/name"
							},
							"additionalProperties": {
								"$ref": "common.schema.json#/$defs/name",
								"x-ref": "piece"
							},
							"x-ref": "kind"
						}
					]
				}
			},
			"locations": {
				"type": "object",
				"description": "Words for places on a tile.",
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120,
					"pattern": "^(?!__proto__$)",
					"description": "A name of the other program."
				},
				"additionalProperties": {
					"type": "string",
					"minLength": 1,
					"maxLength": 200,
					"x-ref": "location"
				}
			},
			"elements": {
				"type": "object",
				"description": "Elements.",
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120,
					"pattern": "^(?!__proto__$)",
					"description": "A name of the other program."
				},
				"additionalProperties": {
					"description": "The packs, elements and params an element stands for.",
					"anyOf": [
						{
							"$ref": "common.schema.json#/$defs/name-ref",
							"description": "Our element.",
							"x-ref": "element"
						},
						{
							"type": "object",
							"description": "What it stands for.",
							"properties": {
								"packs": {
									"type": "array",
									"items": {
										"$ref": "common.schema.json#/$defs/pack-id"
									},
									"minItems": 1,
									"description": "Packs.",
									"uniqueItems": true,
									"x-ref": "pack"
								},
								"elements": {
									"type": "object",
									"description": "Elements on or off.",
									"propertyNames": {
										"$ref": "common.schema.json#/$defs/name-ref"
									},
									"additionalProperties": {
										"type": "boolean"
									},
									"x-ref": "element"
								},
								"params": {
									"type": "object",
									"description": "Values of params.",
									"propertyNames": {
										"$ref": "common.schema.json#/$defs/dotted-name-ref"
									},
									"additionalProperties": {
										"$ref": "common.schema.json#/$defs/param-value"
									},
									"x-ref": "param"
								},
								"count": {
									"$ref": "common.schema.json#/$defs/dotted-name-ref",
									"description": "The param that takes the number an element comes with.",
									"x-ref": "param"
								},
								"as": {
									"anyOf": [
										{
											"type": "number"
										},
										{
											"type": "boolean"
										}
									],
									"description": "The value that files of theirs give it; true when absent."
								}
							},
							"additionalProperties": false
						}
					]
				}
			},
			"rules": {
				"type": "object",
				"description": "Choices between rules. An entry without a param or an element lists the values that are what we play; a file with another is not read.",
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120,
					"pattern": "^(?!__proto__$)",
					"description": "A name of the other program."
				},
				"additionalProperties": {
					"type": "object",
					"description": "The param and its values.",
					"properties": {
						"param": {
							"$ref": "common.schema.json#/$defs/dotted-name-ref",
							"description": "Our param.",
							"x-ref": "param"
						},
						"element": {
							"$ref": "common.schema.json#/$defs/name-ref",
							"description": "Or our element.",
							"x-ref": "element"
						},
						"values": {
							"type": "object",
							"description": "Their values and ours.",
							"propertyNames": {
								"type": "string",
								"minLength": 1,
								"maxLength": 120,
								"pattern": "^(?!__proto__$)",
								"description": "A name of the other program."
							},
							"additionalProperties": {
								"$ref": "common.schema.json#/$defs/param-value"
							}
						},
						"default": {
							"anyOf": [
								{
									"type": "string",
									"minLength": 1,
									"maxLength": 120
								},
								{
									"type": "number"
								},
								{
									"type": "boolean"
								}
							],
							"description": "The value of theirs that holds where a file says nothing."
						}
					},
					"additionalProperties": false
				}
			},
			"actions": {
				"type": "object",
				"description": "Actions and messages. Before the name may stand the phase of theirs it is meant in; after it the first word that follows, or the class of the figure.",
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120,
					"pattern": "^(?!__proto__$)",
					"description": "A name of the other program."
				},
				"additionalProperties": {
					"description": "The option it becomes, or several: the first that holds and whose action is asked counts.",
					"anyOf": [
						{
							"type": "object",
							"description": "The option it becomes.",
							"properties": {
								"action": {
									"$ref": "common.schema.json#/$defs/name-ref",
									"description": "Our action or decision.",
									"x-ref": "action"
								},
								"key": {
									"type": "string",
									"minLength": 1,
									"description": "The key of the option, with a blank in braces for each thing the action names: `{tile} {cell} {turn} {piece} {segment}`, `{place}` for a segment without its kind, `{spot}` for one with its cell, `{side}` for the first side of a place with its cell, `{seat}` and `{owner}` for the seat of a figure from 0 and from 1, `{holder}` for the seat that holds it, `{figure}` for a figure as our keys write it, `{number}` and `{number2}` for numbers, `{number in zone}` for the tile at that place of a zone, from 0.",
									"maxLength": 200
								},
								"pass": {
									"type": "boolean",
									"description": "It means that the decision is passed."
								},
								"cell": {
									"type": "string",
									"pattern": "^-?[0-9]{1,3}/-?[0-9]{1,3}$",
									"description": "The cell they name where we name none."
								},
								"kind": {
									"type": "string",
									"minLength": 1,
									"maxLength": 120,
									"description": "The kind of feature they name where we name none."
								},
								"begins": {
									"type": "boolean",
									"description": "The key is only the beginning of ours. Where several options begin so, their next message gives the rest."
								},
								"then": {
									"type": "array",
									"minItems": 1,
									"maxItems": 4,
									"description": "Decisions of ours that the same message answers after this one.",
									"items": {
										"type": "object",
										"description": "A further decision.",
										"properties": {
											"action": {
												"$ref": "common.schema.json#/$defs/name-ref",
												"description": "Our action or decision.",
												"x-ref": "action"
											},
											"key": {
												"type": "string",
												"minLength": 1,
												"maxLength": 200,
												"description": "The key of its option."
											}
										},
										"required": [
											"action",
											"key"
										],
										"additionalProperties": false
									}
								},
								"when": {
									"type": "object",
									"description": "The figure and the place for which the entry holds; without it, it holds for all.",
									"properties": {
										"piece": {
											"type": "array",
											"minItems": 1,
											"description": "The figure is one of these.",
											"items": {
												"$ref": "common.schema.json#/$defs/name-ref",
												"description": "Our piece.",
												"x-ref": "piece"
											}
										},
										"kind": {
											"type": "array",
											"minItems": 1,
											"description": "The place is of one of these kinds.",
											"items": {
												"$ref": "common.schema.json#/$defs/name-ref",
												"description": "Our kind.",
												"x-ref": "kind"
											}
										}
									},
									"additionalProperties": false,
									"minProperties": 1
								}
							},
							"additionalProperties": false
						},
						{
							"type": "array",
							"minItems": 1,
							"maxItems": 16,
							"items": {
								"type": "object",
								"description": "The option it becomes.",
								"properties": {
									"action": {
										"$ref": "common.schema.json#/$defs/name-ref",
										"description": "Our action or decision.",
										"x-ref": "action"
									},
									"key": {
										"type": "string",
										"minLength": 1,
										"description": "The key of the option, with a blank in braces for each thing the action names: `{tile} {cell} {turn} {piece} {segment}`, `{place}` for a segment without its kind, `{spot}` for one with its cell, `{side}` for the first side of a place with its cell, `{seat}` and `{owner}` for the seat of a figure from 0 and from 1, `{holder}` for the seat that holds it, `{figure}` for a figure as our keys write it, `{number}` and `{number2}` for numbers, `{number in zone}` for the tile at that place of a zone, from 0.",
										"maxLength": 200
									},
									"pass": {
										"type": "boolean",
										"description": "It means that the decision is passed."
									},
									"cell": {
										"type": "string",
										"pattern": "^-?[0-9]{1,3}/-?[0-9]{1,3}$",
										"description": "The cell they name where we name none."
									},
									"kind": {
										"type": "string",
										"minLength": 1,
										"maxLength": 120,
										"description": "The kind of feature they name where we name none."
									},
									"begins": {
										"type": "boolean",
										"description": "The key is only the beginning of ours. Where several options begin so, their next message gives the rest."
									},
									"then": {
										"type": "array",
										"minItems": 1,
										"maxItems": 4,
										"description": "Decisions of ours that the same message answers after this one.",
										"items": {
											"type": "object",
											"description": "A further decision.",
											"properties": {
												"action": {
													"$ref": "common.schema.json#/$defs/name-ref",
													"description": "Our action or decision.",
													"x-ref": "action"
												},
												"key": {
													"type": "string",
													"minLength": 1,
													"maxLength": 200,
													"description": "The key of its option."
												}
											},
											"required": [
												"action",
												"key"
											],
											"additionalProperties": false
										}
									},
									"when": {
										"type": "object",
										"description": "The figure and the place for which the entry holds; without it, it holds for all.",
										"properties": {
											"piece": {
												"type": "array",
												"minItems": 1,
												"description": "The figure is one of these.",
												"items": {
													"$ref": "common.schema.json#/$defs/name-ref",
													"description": "Our piece.",
													"x-ref": "piece"
												}
											},
											"kind": {
												"type": "array",
												"minItems": 1,
												"description": "The place is of one of these kinds.",
												"items": {
													"$ref": "common.schema.json#/$defs/name-ref",
													"description": "Our kind.",
													"x-ref": "kind"
												}
											}
										},
										"additionalProperties": false,
										"minProperties": 1
									}
								},
								"additionalProperties": false
							}
						}
					]
				}
			},
			"messages": {
				"type": "object",
				"description": "Messages of which their saved games are made.",
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120,
					"pattern": "^(?!__proto__$)",
					"description": "A name of the other program."
				},
				"additionalProperties": {
					"type": "object",
					"description": "What is in a message, and what it does beside an action.",
					"properties": {
						"as": {
							"description": "How it is written as an option after its name: a blank in braces for each thing in it, with what it is after a colon where it is not just a word: `{tileId:tile} {position:cell} {rotation:turn}`, `{pointer.location:place}` for what lies deeper; also `figure`, `kind` and `number`. Of several ways the first that finds all its blanks counts.",
							"anyOf": [
								{
									"type": "string",
									"maxLength": 300
								},
								{
									"type": "array",
									"items": {
										"type": "string",
										"minLength": 1,
										"maxLength": 300,
										"description": "One way."
									},
									"minItems": 1,
									"maxItems": 8
								}
							]
						},
						"reseeds": {
							"type": "string",
							"minLength": 1,
							"maxLength": 60,
							"description": "What in it becomes the state of their generator of chance."
						},
						"before": {
							"type": "string",
							"minLength": 1,
							"maxLength": 60,
							"pattern": "^[a-z][a-z0-9-]*$",
							"description": "It is a bare confirmation: they wait for it before this wave of ours.",
							"x-ref": "wave"
						},
						"undoes": {
							"type": "boolean",
							"description": "It takes back the message before it."
						}
					},
					"additionalProperties": false
				}
			},
			"chance": {
				"type": "object",
				"description": "What chance brings besides tiles, by our stream: how their generator finds it.",
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120,
					"pattern": "^(?!__proto__$)",
					"description": "A stream of ours."
				},
				"additionalProperties": {
					"type": "object",
					"description": "How an outcome is found.",
					"properties": {
						"order": {
							"type": "array",
							"minItems": 1,
							"maxItems": 200,
							"uniqueItems": true,
							"description": "Outcomes in the order in which theirs lie in the bag; equal ones lie side by side.",
							"items": {
								"type": "string",
								"minLength": 1,
								"maxLength": 120,
								"x-ref": "outcome"
							}
						},
						"after": {
							"type": "array",
							"minItems": 1,
							"maxItems": 16,
							"uniqueItems": true,
							"description": "The messages whose state of chance decides: the next of them.",
							"items": {
								"type": "string",
								"minLength": 1,
								"maxLength": 120,
								"x-ref": "message"
							}
						}
					},
					"required": [
						"order",
						"after"
					],
					"additionalProperties": false
				},
				"x-ref": "stream"
			},
			"phases": {
				"type": "object",
				"description": "Their phases, as our state shows them.",
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120,
					"pattern": "^(?!__proto__$)",
					"description": "A name of the other program."
				},
				"additionalProperties": {
					"type": "object",
					"description": "When a phase is on.",
					"properties": {
						"asks": {
							"type": "array",
							"minItems": 1,
							"items": {
								"$ref": "common.schema.json#/$defs/name-ref",
								"description": "Our action or decision.",
								"x-ref": "action"
							},
							"description": "One of these is open."
						},
						"awaits": {
							"type": "string",
							"minLength": 1,
							"maxLength": 120,
							"description": "They wait for this message, which decides nothing.",
							"x-ref": "message"
						},
						"over": {
							"type": "boolean",
							"description": "The game is over."
						},
						"before": {
							"type": "string",
							"minLength": 1,
							"maxLength": 120,
							"description": "They ask this before that bare confirmation, also where ours asks after it.",
							"x-ref": "message"
						},
						"choiceConfirmedBy": {
							"type": "string",
							"minLength": 1,
							"maxLength": 120,
							"description": "A choice here is followed by this bare confirmation of its own.",
							"x-ref": "message"
						},
						"passConfirmedBy": {
							"type": "string",
							"minLength": 1,
							"maxLength": 120,
							"description": "Passing here is followed by this bare confirmation of its own.",
							"x-ref": "message"
						},
						"skipsSingle": {
							"type": "boolean",
							"description": "They do not ask where there is only one option."
						}
					},
					"additionalProperties": false,
					"minProperties": 1
				}
			},
			"unasked": {
				"type": "array",
				"minItems": 1,
				"maxItems": 50,
				"uniqueItems": true,
				"description": "Decisions of ours that change nothing in play and that they never ask: the first option is taken.",
				"items": {
					"$ref": "common.schema.json#/$defs/name-ref",
					"description": "Our action or decision.",
					"x-ref": "action"
				}
			},
			"offers": {
				"type": "object",
				"description": "Things they offer.",
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120,
					"pattern": "^(?!__proto__$)",
					"description": "A name of the other program."
				},
				"additionalProperties": {
					"type": "object",
					"description": "How an offer is made of options.",
					"properties": {
						"as": {
							"type": "string",
							"minLength": 1,
							"maxLength": 300,
							"description": "The options it is made of, written as those of messages, with `{of}` for what is offered."
						},
						"called": {
							"type": "string",
							"minLength": 1,
							"maxLength": 120,
							"description": "What assertions about its places call it, where that is another name."
						}
					},
					"required": [
						"as"
					],
					"additionalProperties": false
				}
			},
			"held": {
				"type": "object",
				"description": "Their tokens in the hands of a player.",
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120,
					"pattern": "^(?!__proto__$)",
					"description": "A name of the other program."
				},
				"additionalProperties": {
					"type": "object",
					"description": "What they are here.",
					"properties": {
						"piece": {
							"$ref": "common.schema.json#/$defs/name-ref",
							"description": "Our piece.",
							"x-ref": "piece"
						},
						"size": {
							"$ref": "common.schema.json#/$defs/name-ref",
							"description": "The register that says how big what it stands for is.",
							"x-ref": "register"
						}
					},
					"required": [
						"piece"
					],
					"additionalProperties": false
				}
			},
			"lines": {
				"type": "object",
				"description": "Names of lines of points.",
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120,
					"pattern": "^(?!__proto__$)",
					"description": "A name of the other program."
				},
				"additionalProperties": {
					"description": "Our line, or none where they have a line we do not print.",
					"anyOf": [
						{
							"$ref": "common.schema.json#/$defs/name",
							"x-ref": "line"
						},
						{
							"type": "boolean",
							"const": false
						}
					]
				}
			},
			"points": {
				"type": "object",
				"description": "Names of scorings.",
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120,
					"pattern": "^(?!__proto__$)",
					"description": "A name of the other program."
				},
				"additionalProperties": {
					"type": "object",
					"description": "What the scoring is of.",
					"properties": {
						"kind": {
							"$ref": "common.schema.json#/$defs/name-ref",
							"description": "The kind of the feature.",
							"x-ref": "kind"
						},
						"rule": {
							"description": "The rule that scores, or the rules.",
							"anyOf": [
								{
									"$ref": "common.schema.json#/$defs/name",
									"description": "The rule that scores.",
									"x-ref": "rule"
								},
								{
									"type": "array",
									"minItems": 1,
									"maxItems": 20,
									"items": {
										"$ref": "common.schema.json#/$defs/name",
										"description": "The rule that scores.",
										"x-ref": "rule"
									}
								}
							]
						},
						"reason": {
							"$ref": "common.schema.json#/$defs/name-ref",
							"description": "The reason.",
							"x-ref": "reason"
						},
						"complete": {
							"type": "boolean",
							"description": "Whether the feature is complete."
						},
						"final": {
							"type": "boolean",
							"const": false,
							"description": "They do not count it as one of the last scorings, not even at the end."
						}
					},
					"additionalProperties": false
				}
			},
			"silent": {
				"type": "array",
				"minItems": 1,
				"maxItems": 50,
				"description": "Scorings of ours for which they write no entry: only the scores tell of them.",
				"items": {
					"type": "object",
					"description": "A scoring.",
					"properties": {
						"kind": {
							"$ref": "common.schema.json#/$defs/name-ref",
							"description": "The kind of the feature.",
							"x-ref": "kind"
						},
						"rule": {
							"$ref": "common.schema.json#/$defs/name",
							"description": "The rule that scores.",
							"x-ref": "rule"
						},
						"reason": {
							"$ref": "common.schema.json#/$defs/name-ref",
							"description": "The reason.",
							"x-ref": "reason"
						}
					},
					"additionalProperties": false,
					"minProperties": 1
				}
			},
			"groups": {
				"type": "object",
				"description": "Groups of the deck.",
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120,
					"pattern": "^(?!__proto__$)",
					"description": "A name of the other program."
				},
				"additionalProperties": {
					"$ref": "common.schema.json#/$defs/name-ref",
					"description": "Our group.",
					"x-ref": "group"
				}
			},
			"facts": {
				"type": "object",
				"description": "Things of theirs that assertions name with a value.",
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120,
					"pattern": "^(?!__proto__$)",
					"description": "A name of the other program."
				},
				"additionalProperties": {
					"$ref": "common.schema.json#/$defs/dotted-name-ref",
					"description": "The param of ours that has it.",
					"x-ref": "param"
				}
			},
			"drawn": {
				"type": "object",
				"description": "Elements of their descriptions of tiles.",
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120,
					"pattern": "^(?!__proto__$)",
					"description": "A name of the other program."
				},
				"additionalProperties": {
					"type": "object",
					"description": "What an element stands for.",
					"properties": {
						"kind": {
							"$ref": "common.schema.json#/$defs/name-ref",
							"description": "A segment of this kind; its text lists the sides it joins, or half sides.",
							"x-ref": "kind"
						},
						"mark": {
							"$ref": "common.schema.json#/$defs/name-ref",
							"description": "A mark of the tile.",
							"x-ref": "mark"
						},
						"marks": {
							"type": "object",
							"description": "Attributes that are marks of the segment.",
							"propertyNames": {
								"type": "string",
								"minLength": 1,
								"maxLength": 120,
								"pattern": "^(?!__proto__$)",
								"description": "A name of the other program."
							},
							"additionalProperties": {
								"$ref": "common.schema.json#/$defs/name-ref",
								"x-ref": "mark"
							}
						},
						"instead": {
							"type": "object",
							"description": "Attributes that make it another kind.",
							"propertyNames": {
								"type": "string",
								"minLength": 1,
								"maxLength": 120,
								"pattern": "^(?!__proto__$)",
								"description": "A name of the other program."
							},
							"additionalProperties": {
								"$ref": "common.schema.json#/$defs/name-ref",
								"x-ref": "kind"
							}
						},
						"derived": {
							"type": "array",
							"items": {
								"type": "string",
								"minLength": 1,
								"maxLength": 120,
								"description": "An attribute."
							},
							"description": "Attributes that say what follows from the picture here."
						}
					},
					"additionalProperties": false,
					"minProperties": 1
				}
			}
		},
		"required": [
			"mapping",
			"format",
			"for"
		],
		"additionalProperties": false
	},
	"overlay.schema.json": {
		"title": "Overlay",
		"type": "object",
		"description": "House rules over a rule set. What it names must exist.",
		"properties": {
			"overlay": {
				"type": "string",
				"minLength": 1,
				"description": "Its id.",
				"pattern": "^[a-z0-9]+(?:-[a-z0-9]+)*$",
				"maxLength": 60
			},
			"format": {
				"$ref": "common.schema.json#/$defs/format",
				"description": "The number of the format this file is written in."
			},
			"title": {
				"$ref": "common.schema.json#/$defs/title",
				"description": "The name people see."
			},
			"says": {
				"$ref": "common.schema.json#/$defs/says",
				"description": "What it changes, in a sentence."
			},
			"over": {
				"type": "array",
				"items": {
					"$ref": "common.schema.json#/$defs/pack-of-game"
				},
				"minItems": 1,
				"description": "The packs it changes; while one of them is not in play, all of it rests. With its game (`some-game/base`) only the pack of that game is meant.",
				"uniqueItems": true,
				"x-ref": "pack"
			},
			"elements": {
				"type": "object",
				"description": "Elements switched on or off.",
				"propertyNames": {
					"$ref": "common.schema.json#/$defs/name-ref"
				},
				"additionalProperties": {
					"type": "boolean"
				},
				"x-ref": "element"
			},
			"params": {
				"type": "object",
				"description": "Values of params, fixed for the set-up.",
				"propertyNames": {
					"$ref": "common.schema.json#/$defs/dotted-name-ref"
				},
				"additionalProperties": {
					"$ref": "common.schema.json#/$defs/param-value"
				},
				"x-ref": "param"
			},
			"order": {
				"$ref": "common.schema.json#/$defs/order-choices",
				"description": "Which of two declarations comes first where packs that do not know each other meet."
			},
			"tiles": {
				"$ref": "#/$defs/tiles",
				"description": "Changes of the set of tiles."
			},
			"changes": {
				"type": "array",
				"items": {
					"anyOf": [
						{
							"$ref": "#/$defs/change"
						},
						{
							"$ref": "#/$defs/tile-changes"
						}
					]
				},
				"description": "Changes of declarations, done in order."
			}
		},
		"required": [
			"overlay",
			"format",
			"over"
		],
		"additionalProperties": false,
		"$defs": {
			"change": {
				"description": "One change.",
				"anyOf": [
					{
						"type": "object",
						"description": "Gives a value to a param or an element.",
						"properties": {
							"set": {
								"type": "string",
								"minLength": 1,
								"description": "The value: `param.<name>` or `element.<name>`.",
								"pattern": "^[a-z][a-zA-Z0-9-]*(?:\\.[a-zA-Z][a-zA-Z0-9-]*)*$",
								"maxLength": 120,
								"x-ref": "any"
							},
							"to": {
								"type": [
									"string",
									"integer",
									"boolean"
								],
								"description": "The new value.",
								"x-expr": {
									"type": "any",
									"scope": [
										"static"
									]
								}
							},
							"over": {
								"type": "array",
								"items": {
									"$ref": "common.schema.json#/$defs/pack-of-game"
								},
								"minItems": 1,
								"description": "The packs it needs besides; while one of them is not in play, the change rests.",
								"uniqueItems": true,
								"x-ref": "pack"
							},
							"skip": {
								"type": "boolean",
								"description": "True: the change is not made for now."
							}
						},
						"required": [
							"set",
							"to"
						],
						"additionalProperties": false
					},
					{
						"type": "object",
						"description": "Takes a declaration out of play.",
						"properties": {
							"disable": {
								"type": "string",
								"minLength": 1,
								"description": "The id of the declaration: `<pack>.<id>`.",
								"pattern": "^[a-z][a-zA-Z0-9-]*(?:\\.[a-zA-Z][a-zA-Z0-9-]*)*$",
								"maxLength": 120,
								"x-ref": "any"
							},
							"over": {
								"type": "array",
								"items": {
									"$ref": "common.schema.json#/$defs/pack-of-game"
								},
								"minItems": 1,
								"description": "The packs it needs besides; while one of them is not in play, the change rests.",
								"uniqueItems": true,
								"x-ref": "pack"
							},
							"skip": {
								"type": "boolean",
								"description": "True: the change is not made for now."
							}
						},
						"required": [
							"disable"
						],
						"additionalProperties": false
					},
					{
						"type": "object",
						"description": "Puts another declaration in the place of one.",
						"properties": {
							"replace": {
								"type": "string",
								"minLength": 1,
								"description": "The id of the declaration.",
								"pattern": "^[a-z][a-zA-Z0-9-]*(?:\\.[a-zA-Z][a-zA-Z0-9-]*)*$",
								"maxLength": 120,
								"x-ref": "any"
							},
							"with": {
								"type": "object",
								"description": "The new declaration, in the shape of the old one."
							},
							"over": {
								"type": "array",
								"items": {
									"$ref": "common.schema.json#/$defs/pack-of-game"
								},
								"minItems": 1,
								"description": "The packs it needs besides; while one of them is not in play, the change rests.",
								"uniqueItems": true,
								"x-ref": "pack"
							},
							"skip": {
								"type": "boolean",
								"description": "True: the change is not made for now."
							}
						},
						"required": [
							"replace",
							"with"
						],
						"additionalProperties": false
					},
					{
						"type": "object",
						"description": "Changes some keys of a declaration.",
						"properties": {
							"patch": {
								"type": "string",
								"minLength": 1,
								"description": "The id of the declaration.",
								"pattern": "^[a-z][a-zA-Z0-9-]*(?:\\.[a-zA-Z][a-zA-Z0-9-]*)*$",
								"maxLength": 120,
								"x-ref": "any"
							},
							"with": {
								"type": "object",
								"description": "The keys that change; the others stay."
							},
							"over": {
								"type": "array",
								"items": {
									"$ref": "common.schema.json#/$defs/pack-of-game"
								},
								"minItems": 1,
								"description": "The packs it needs besides; while one of them is not in play, the change rests.",
								"uniqueItems": true,
								"x-ref": "pack"
							},
							"skip": {
								"type": "boolean",
								"description": "True: the change is not made for now."
							}
						},
						"required": [
							"patch",
							"with"
						],
						"additionalProperties": false
					},
					{
						"type": "object",
						"description": "Adds declarations.",
						"properties": {
							"add": {
								"$ref": "rules.schema.json#/$defs/declarations",
								"description": "Declarations that are added."
							},
							"over": {
								"type": "array",
								"items": {
									"$ref": "common.schema.json#/$defs/pack-of-game"
								},
								"minItems": 1,
								"description": "The packs it needs besides; while one of them is not in play, the change rests.",
								"uniqueItems": true,
								"x-ref": "pack"
							},
							"skip": {
								"type": "boolean",
								"description": "True: the change is not made for now."
							}
						},
						"required": [
							"add"
						],
						"additionalProperties": false
					},
					{
						"type": "object",
						"description": "Takes a declaration out of play; reads better for pieces and kinds.",
						"properties": {
							"remove": {
								"type": "string",
								"minLength": 1,
								"description": "The id of the declaration.",
								"pattern": "^[a-z][a-zA-Z0-9-]*(?:\\.[a-zA-Z][a-zA-Z0-9-]*)*$",
								"maxLength": 120,
								"x-ref": "any"
							},
							"over": {
								"type": "array",
								"items": {
									"$ref": "common.schema.json#/$defs/pack-of-game"
								},
								"minItems": 1,
								"description": "The packs it needs besides; while one of them is not in play, the change rests.",
								"uniqueItems": true,
								"x-ref": "pack"
							},
							"skip": {
								"type": "boolean",
								"description": "True: the change is not made for now."
							}
						},
						"required": [
							"remove"
						],
						"additionalProperties": false
					}
				]
			},
			"tiles": {
				"type": "object",
				"description": "Changes of the set of tiles.",
				"properties": {
					"copies": {
						"type": "object",
						"description": "How many sets of the tiles of a pack are in the game.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/pack-id"
						},
						"additionalProperties": {
							"type": "integer",
							"description": "Sets.",
							"minimum": 0,
							"maximum": 20
						},
						"x-ref": "pack"
					},
					"use-only-tiles-of": {
						"type": "array",
						"items": {
							"$ref": "common.schema.json#/$defs/pack-id"
						},
						"minItems": 1,
						"description": "Packs whose tiles are added without their rules.",
						"uniqueItems": true,
						"x-ref": "pack"
					},
					"counts": {
						"type": "object",
						"description": "Copies of single tiles.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/tile-ref"
						},
						"additionalProperties": {
							"type": "integer",
							"description": "Copies.",
							"minimum": 0,
							"maximum": 1000
						},
						"x-ref": "tile"
					},
					"remove": {
						"type": "array",
						"items": {
							"$ref": "common.schema.json#/$defs/tile-ref",
							"description": "A tile.",
							"x-ref": "tile"
						},
						"description": "Tiles that are left out.",
						"uniqueItems": true
					},
					"add": {
						"type": "object",
						"description": "New tiles by id.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/tile-id"
						},
						"additionalProperties": {
							"$ref": "tiles.schema.json#/$defs/tile"
						},
						"x-declares": "tile"
					}
				},
				"additionalProperties": false
			},
			"tile-changes": {
				"type": "object",
				"description": "Changes the set of tiles.",
				"properties": {
					"tiles": {
						"$ref": "#/$defs/tiles",
						"description": "Changes of the set of tiles."
					},
					"over": {
						"type": "array",
						"items": {
							"$ref": "common.schema.json#/$defs/pack-of-game"
						},
						"minItems": 1,
						"description": "The packs it needs besides; while one of them is not in play, the change rests.",
						"uniqueItems": true,
						"x-ref": "pack"
					},
					"skip": {
						"type": "boolean",
						"description": "True: the change is not made for now."
					}
				},
				"required": [
					"tiles"
				],
				"additionalProperties": false
			}
		}
	},
	"pack.schema.json": {
		"title": "Pack",
		"type": "object",
		"description": "What a pack is: its id, its version, what it builds on. One file `pack.yaml` in the folder of the pack.",
		"properties": {
			"pack": {
				"$ref": "common.schema.json#/$defs/pack-id",
				"description": "The id of the pack; it is the name of its folder.",
				"x-declares": "pack"
			},
			"format": {
				"$ref": "common.schema.json#/$defs/format",
				"description": "The number of the format this file is written in."
			},
			"game": {
				"$ref": "common.schema.json#/$defs/pack-id",
				"description": "The game it belongs to."
			},
			"role": {
				"type": "string",
				"enum": [
					"library",
					"game",
					"expansion"
				],
				"description": "`library`: declares what games build on. `game`: can be played alone. `expansion`: is added to a game."
			},
			"title": {
				"$ref": "common.schema.json#/$defs/title",
				"description": "The name people see."
			},
			"version": {
				"type": "string",
				"minLength": 1,
				"description": "The version of the pack: three numbers.",
				"pattern": "^\\d{1,6}\\.\\d{1,6}\\.\\d{1,6}(?:-[0-9A-Za-z.-]{1,40})?$"
			},
			"licence": {
				"type": "string",
				"minLength": 1,
				"description": "The licence of the data, as its short SPDX name.",
				"maxLength": 100
			},
			"authors": {
				"type": "array",
				"items": {
					"type": "string",
					"minLength": 1,
					"description": "A name.",
					"maxLength": 200
				},
				"minItems": 1,
				"description": "Who wrote the data."
			},
			"says": {
				"$ref": "common.schema.json#/$defs/says",
				"description": "What is in it, in a sentence or two."
			},
			"source": {
				"$ref": "common.schema.json#/$defs/sources",
				"description": "Where the rules are written."
			},
			"use": {
				"type": "array",
				"items": {
					"$ref": "common.schema.json#/$defs/pack-id"
				},
				"minItems": 1,
				"description": "Packs it builds on.",
				"uniqueItems": true,
				"x-ref": "pack"
			},
			"requires": {
				"anyOf": [
					{
						"type": "array",
						"items": {
							"$ref": "common.schema.json#/$defs/pack-id"
						},
						"minItems": 1,
						"uniqueItems": true
					},
					{
						"type": "object",
						"description": "Each with the reason.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/pack-id"
						},
						"additionalProperties": {
							"$ref": "common.schema.json#/$defs/says"
						}
					}
				],
				"x-ref": "pack",
				"description": "Packs that must be in play as well, though it does not build on them."
			},
			"conflicts": {
				"anyOf": [
					{
						"type": "array",
						"items": {
							"$ref": "common.schema.json#/$defs/pack-id"
						},
						"minItems": 1,
						"uniqueItems": true
					},
					{
						"type": "object",
						"description": "Each with the reason.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/pack-id"
						},
						"additionalProperties": {
							"anyOf": [
								{
									"$ref": "common.schema.json#/$defs/says"
								},
								{
									"type": "object",
									"description": "A reason with its source, or one that holds only for some choices.",
									"properties": {
										"says": {
											"$ref": "common.schema.json#/$defs/says",
											"description": "The reason."
										},
										"source": {
											"$ref": "common.schema.json#/$defs/sources",
											"description": "Where the rule is written."
										},
										"given": {
											"type": [
												"string",
												"boolean"
											],
											"description": "They exclude each other only when this holds for the set-up.",
											"x-expr": {
												"type": "bool",
												"scope": [
													"static"
												]
											}
										}
									},
									"required": [
										"says"
									],
									"additionalProperties": false
								}
							]
						}
					}
				],
				"x-ref": "pack",
				"description": "Packs it cannot be played with."
			},
			"seats": {
				"type": "object",
				"description": "How many can play.",
				"properties": {
					"min": {
						"type": "integer",
						"description": "The fewest.",
						"minimum": 1,
						"maximum": 12
					},
					"max": {
						"type": "integer",
						"description": "The most.",
						"minimum": 1,
						"maximum": 12
					}
				},
				"required": [
					"min",
					"max"
				],
				"additionalProperties": false
			},
			"copies": {
				"type": "object",
				"description": "How many copies of its tiles may be in the game.",
				"properties": {
					"max": {
						"type": "integer",
						"description": "The most.",
						"minimum": 1,
						"maximum": 20
					}
				},
				"required": [
					"max"
				],
				"additionalProperties": false
			}
		},
		"required": [
			"pack",
			"format",
			"role",
			"title",
			"version",
			"licence"
		],
		"additionalProperties": false
	},
	"rules.schema.json": {
		"title": "Rules",
		"type": "object",
		"description": "A file of rules. All rules files of a pack are one set of declarations; neither the order of files nor of keys matters.",
		"properties": {
			"format": {
				"$ref": "common.schema.json#/$defs/format",
				"description": "The number of the format this file is written in."
			},
			"given": {
				"type": [
					"string",
					"boolean"
				],
				"description": "What this file declares exists only when this holds (elements, params, number of seats); decided before the game. Tags are not bound by it.",
				"x-expr": {
					"type": "bool",
					"scope": [
						"static"
					]
				}
			},
			"use": {
				"type": "array",
				"items": {
					"$ref": "common.schema.json#/$defs/pack-id"
				},
				"minItems": 1,
				"description": "Packs whose declarations this file builds on, beside those of its pack file.",
				"uniqueItems": true,
				"x-ref": "pack"
			},
			"tags": {
				"$ref": "#/$defs/tags",
				"description": "Tags that pieces, kinds and spaces may carry."
			},
			"elements": {
				"type": "object",
				"description": "Parts of the pack that can be switched off, read as `element.<name>`.",
				"propertyNames": {
					"$ref": "common.schema.json#/$defs/name"
				},
				"additionalProperties": {
					"$ref": "#/$defs/element"
				},
				"x-declares": "element"
			},
			"params": {
				"type": "object",
				"description": "Choices that rules read as `param.<name>`.",
				"propertyNames": {
					"$ref": "common.schema.json#/$defs/dotted-name"
				},
				"additionalProperties": {
					"$ref": "#/$defs/param"
				},
				"x-declares": "param"
			},
			"presets": {
				"type": "object",
				"description": "Named sets of choices.",
				"propertyNames": {
					"$ref": "common.schema.json#/$defs/name"
				},
				"additionalProperties": {
					"$ref": "#/$defs/preset"
				},
				"x-declares": "preset"
			},
			"verbs": {
				"type": "object",
				"description": "What requirements speak about.",
				"propertyNames": {
					"$ref": "common.schema.json#/$defs/name"
				},
				"additionalProperties": {
					"$ref": "#/$defs/verb"
				},
				"x-declares": "verb"
			},
			"define": {
				"type": "object",
				"description": "Named expressions.",
				"propertyNames": {
					"$ref": "common.schema.json#/$defs/name"
				},
				"additionalProperties": {
					"$ref": "#/$defs/define"
				},
				"x-declares": "define"
			},
			"kinds": {
				"type": "object",
				"description": "Kinds of feature.",
				"propertyNames": {
					"$ref": "common.schema.json#/$defs/name"
				},
				"additionalProperties": {
					"$ref": "#/$defs/kind"
				},
				"x-declares": "kind"
			},
			"marks": {
				"type": "object",
				"description": "Marks of tiles, and of segments of any kind.",
				"propertyNames": {
					"$ref": "common.schema.json#/$defs/name"
				},
				"additionalProperties": {
					"$ref": "#/$defs/mark"
				},
				"x-declares": "mark"
			},
			"pieces": {
				"type": "object",
				"description": "Kinds of piece.",
				"propertyNames": {
					"$ref": "common.schema.json#/$defs/name"
				},
				"additionalProperties": {
					"$ref": "#/$defs/piece"
				},
				"x-declares": "piece"
			},
			"zones": {
				"type": "object",
				"description": "Places off the board that hold pieces or tiles.",
				"propertyNames": {
					"$ref": "common.schema.json#/$defs/name"
				},
				"additionalProperties": {
					"$ref": "#/$defs/zone"
				},
				"x-declares": "zone"
			},
			"spaces": {
				"type": "object",
				"description": "Places beside the board that belong to no feature.",
				"propertyNames": {
					"$ref": "common.schema.json#/$defs/name"
				},
				"additionalProperties": {
					"$ref": "#/$defs/space"
				},
				"x-declares": "space"
			},
			"rings": {
				"type": "object",
				"description": "Orders of spaces in which the first follows the last.",
				"propertyNames": {
					"$ref": "common.schema.json#/$defs/name"
				},
				"additionalProperties": {
					"$ref": "#/$defs/ring"
				},
				"x-declares": "ring"
			},
			"registers": {
				"type": "object",
				"description": "Small memories.",
				"propertyNames": {
					"$ref": "common.schema.json#/$defs/name"
				},
				"additionalProperties": {
					"$ref": "#/$defs/register"
				},
				"x-declares": "register"
			},
			"relations": {
				"type": "object",
				"description": "Sets of pairs that follow from the board.",
				"propertyNames": {
					"$ref": "common.schema.json#/$defs/name"
				},
				"additionalProperties": {
					"$ref": "#/$defs/relation"
				},
				"x-declares": "relation"
			},
			"displays": {
				"type": "object",
				"description": "What is shown to all beside the board or on it.",
				"propertyNames": {
					"$ref": "common.schema.json#/$defs/name"
				},
				"additionalProperties": {
					"$ref": "#/$defs/display"
				},
				"x-declares": "display"
			},
			"queries": {
				"type": "object",
				"description": "Questions that other packs may modify.",
				"propertyNames": {
					"$ref": "common.schema.json#/$defs/name"
				},
				"additionalProperties": {
					"$ref": "#/$defs/query"
				},
				"x-declares": "query"
			},
			"modify": {
				"type": "array",
				"items": {
					"$ref": "#/$defs/modify"
				},
				"description": "Changes of what queries answer."
			},
			"require": {
				"type": "array",
				"items": {
					"$ref": "#/$defs/require"
				},
				"description": "Requirements: all of a verb must hold."
			},
			"forbid": {
				"type": "array",
				"items": {
					"$ref": "#/$defs/forbid"
				},
				"description": "Bans: none of a verb may hold."
			},
			"allow": {
				"type": "array",
				"items": {
					"$ref": "#/$defs/allow"
				},
				"description": "Exemptions from requirements."
			},
			"limits": {
				"type": "object",
				"description": "Named limits that several rules or actions share.",
				"propertyNames": {
					"$ref": "common.schema.json#/$defs/name"
				},
				"additionalProperties": {
					"$ref": "common.schema.json#/$defs/limit"
				},
				"x-declares": "limit"
			},
			"actions": {
				"type": "object",
				"description": "What seats may do.",
				"propertyNames": {
					"$ref": "common.schema.json#/$defs/name"
				},
				"additionalProperties": {
					"$ref": "#/$defs/action"
				},
				"x-declares": "action"
			},
			"assists": {
				"type": "array",
				"items": {
					"$ref": "#/$defs/assist"
				},
				"description": "Things that may be laid together with a tile."
			},
			"blocks": {
				"type": "object",
				"description": "Named lists of effects that several rules and actions use.",
				"propertyNames": {
					"$ref": "common.schema.json#/$defs/name"
				},
				"additionalProperties": {
					"$ref": "#/$defs/block"
				},
				"x-declares": "block"
			},
			"looks": {
				"$ref": "looks.schema.json#/$defs/looks",
				"description": "How tiles and pieces are drawn; no rule reads it."
			},
			"rules": {
				"type": "array",
				"items": {
					"$ref": "#/$defs/rule"
				},
				"description": "What is done at slots and upon events."
			},
			"always": {
				"type": "array",
				"items": {
					"$ref": "#/$defs/always"
				},
				"description": "What is done whenever it holds."
			},
			"replace": {
				"type": "array",
				"items": {
					"$ref": "#/$defs/replace"
				},
				"description": "What is done instead of an operation."
			},
			"reasons": {
				"type": "object",
				"description": "For kinds that are scored for several reasons: the reasons, best first. The first that holds pays.",
				"propertyNames": {
					"$ref": "common.schema.json#/$defs/name-ref"
				},
				"additionalProperties": {
					"type": "array",
					"items": {
						"$ref": "common.schema.json#/$defs/name"
					},
					"minItems": 1,
					"description": "Reasons.",
					"uniqueItems": true,
					"x-declares": "reason"
				},
				"x-ref": "kind"
			},
			"insert": {
				"type": "array",
				"items": {
					"$ref": "#/$defs/insert"
				},
				"description": "Steps put into the timeline of another pack."
			},
			"extend": {
				"$ref": "#/$defs/extend",
				"description": "Additions to what other packs declare."
			},
			"timeline": {
				"$ref": "#/$defs/timeline",
				"description": "The order of play."
			},
			"deck": {
				"$ref": "#/$defs/deck",
				"description": "The tiles that are drawn."
			},
			"scores": {
				"$ref": "#/$defs/scores",
				"description": "How points are kept."
			},
			"texts": {
				"type": "object",
				"description": "Sentences by id: reasons of refusals.",
				"propertyNames": {
					"$ref": "common.schema.json#/$defs/text-id"
				},
				"additionalProperties": {
					"$ref": "common.schema.json#/$defs/says"
				},
				"x-declares": "text"
			},
			"with": {
				"$ref": "#/$defs/with",
				"description": "Interactions with packs that may be there."
			}
		},
		"required": [
			"format"
		],
		"additionalProperties": false,
		"$defs": {
			"tags": {
				"type": "object",
				"description": "Tags that pieces, kinds and spaces may carry. Rules ask for tags, so that new pieces and kinds join old rules.",
				"properties": {
					"piece": {
						"type": "object",
						"description": "Tags of pieces, each with a sentence.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "#/$defs/tag"
						},
						"x-declares": "tag:piece"
					},
					"kind": {
						"type": "object",
						"description": "Tags of kinds of feature, each with a sentence.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "#/$defs/tag"
						},
						"x-declares": "tag:kind"
					},
					"tile": {
						"type": "object",
						"description": "Tags of tiles, each with a sentence.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "#/$defs/tag"
						},
						"x-declares": "tag:tile"
					},
					"space": {
						"type": "object",
						"description": "Tags of spaces, each with a sentence.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "#/$defs/tag"
						},
						"x-declares": "tag:space"
					}
				},
				"additionalProperties": false
			},
			"tag": {
				"description": "A tag: its sentence, or a mapping with a title.",
				"anyOf": [
					{
						"$ref": "common.schema.json#/$defs/says"
					},
					{
						"type": "object",
						"description": "The sentence with a title.",
						"properties": {
							"title": {
								"$ref": "common.schema.json#/$defs/title",
								"description": "What sentences call things that have it, a noun or a statement; its id in words when absent."
							},
							"says": {
								"$ref": "common.schema.json#/$defs/says",
								"description": "What it means, in a sentence for people."
							}
						},
						"required": [
							"says"
						],
						"additionalProperties": false
					}
				]
			},
			"element": {
				"type": "object",
				"description": "A part of a pack that can be switched off.",
				"properties": {
					"says": {
						"$ref": "common.schema.json#/$defs/says",
						"description": "What is in the game with it."
					},
					"default": {
						"type": "boolean",
						"description": "Whether it is on when nobody says."
					},
					"requires": {
						"description": "Elements it cannot do without.",
						"anyOf": [
							{
								"type": "array",
								"items": {
									"$ref": "common.schema.json#/$defs/name-ref"
								},
								"minItems": 1,
								"uniqueItems": true
							},
							{
								"type": "object",
								"description": "Each with the reason.",
								"propertyNames": {
									"$ref": "common.schema.json#/$defs/name-ref"
								},
								"additionalProperties": {
									"$ref": "common.schema.json#/$defs/says"
								}
							}
						],
						"x-ref": "element"
					},
					"conflicts": {
						"description": "Elements it cannot be used with.",
						"anyOf": [
							{
								"type": "array",
								"items": {
									"$ref": "common.schema.json#/$defs/name-ref"
								},
								"minItems": 1,
								"uniqueItems": true
							},
							{
								"type": "object",
								"description": "Each with the reason.",
								"propertyNames": {
									"$ref": "common.schema.json#/$defs/name-ref"
								},
								"additionalProperties": {
									"$ref": "common.schema.json#/$defs/says"
								}
							}
						],
						"x-ref": "element"
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources",
						"description": "Where the rule is written."
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
						"description": "It exists only when this holds for the set-up (elements, params, number of seats); decided before the game.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					}
				},
				"required": [
					"says"
				],
				"additionalProperties": false
			},
			"param": {
				"type": "object",
				"description": "A choice that rules read as `param.<name>`.",
				"properties": {
					"says": {
						"$ref": "common.schema.json#/$defs/says",
						"description": "A sentence with a blank: `{full | half}` names the values in order, `{n}` stands for a number."
					},
					"values": {
						"type": "array",
						"items": {
							"description": "A value.",
							"anyOf": [
								{
									"$ref": "common.schema.json#/$defs/name"
								},
								{
									"type": "integer"
								}
							]
						},
						"minItems": 1,
						"description": "The values it may have: names, or numbers.",
						"uniqueItems": true,
						"x-declares": "value"
					},
					"type": {
						"type": "string",
						"enum": [
							"int",
							"bool"
						],
						"description": "A number, or true and false; absent where `values` are listed."
					},
					"min": {
						"type": "integer",
						"description": "The lowest number."
					},
					"max": {
						"type": "integer",
						"description": "The highest number."
					},
					"default": {
						"type": [
							"string",
							"integer",
							"boolean"
						],
						"description": "The value when nobody says; it may depend on another param.",
						"x-expr": {
							"type": "any",
							"scope": [
								"static"
							]
						}
					},
					"sweep": {
						"type": "array",
						"items": {
							"type": [
								"integer",
								"string",
								"boolean"
							]
						},
						"minItems": 1,
						"description": "The values worth trying when a param is varied over many games."
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources",
						"description": "Where the rule is written."
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
						"description": "It exists only when this holds for the set-up (elements, params, number of seats); decided before the game.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					}
				},
				"required": [
					"says",
					"default"
				],
				"additionalProperties": false
			},
			"preset": {
				"type": "object",
				"description": "A named set of choices.",
				"properties": {
					"says": {
						"$ref": "common.schema.json#/$defs/says",
						"description": "What it means, in a sentence for people."
					},
					"params": {
						"type": "object",
						"description": "Values of params.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/dotted-name-ref"
						},
						"additionalProperties": {
							"$ref": "common.schema.json#/$defs/param-value"
						},
						"x-ref": "param"
					},
					"elements": {
						"type": "object",
						"description": "Elements on or off.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name-ref"
						},
						"additionalProperties": {
							"type": "boolean"
						},
						"x-ref": "element"
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources",
						"description": "Where the rule is written."
					}
				},
				"additionalProperties": false
			},
			"verb": {
				"type": "object",
				"description": "Something that requirements can allow or refuse, asked as `can(verb, …)`: its arguments in order, each with its type.",
				"properties": {
					"says": {
						"type": "string",
						"minLength": 1,
						"maxLength": 1000,
						"pattern": " may ",
						"description": "A sentence with “may”: `{name}` stands for the argument of that name."
					}
				},
				"propertyNames": {
					"$ref": "common.schema.json#/$defs/name"
				},
				"additionalProperties": {
					"$ref": "common.schema.json#/$defs/type",
					"description": "The type of this argument."
				},
				"minProperties": 1
			},
			"define": {
				"type": "object",
				"description": "A named expression. It is never recursive.",
				"properties": {
					"title": {
						"$ref": "common.schema.json#/$defs/title",
						"description": "What sentences call it; its id in words when absent."
					},
					"of": {
						"$ref": "common.schema.json#/$defs/type",
						"description": "The type of `it`; used as a property: `x.name`."
					},
					"for": {
						"$ref": "common.schema.json#/$defs/type",
						"description": "A second argument: `seat`, `piece`… under the name of its type: `name(x, s)`."
					},
					"args": {
						"type": "object",
						"description": "Arguments by name, each with its type: used as `name(a, b)`.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "common.schema.json#/$defs/type",
							"description": "The type of this argument."
						},
						"minProperties": 1
					},
					"type": {
						"$ref": "common.schema.json#/$defs/type",
						"description": "The type of the value; found out when absent."
					},
					"value": {
						"type": [
							"string",
							"integer",
							"boolean"
						],
						"description": "The expression.",
						"x-expr": {
							"type": "any",
							"scope": [
								"it",
								"seat",
								"args",
								"wave"
							]
						}
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says",
						"description": "What it means, in a sentence for people."
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources",
						"description": "Where the rule is written."
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
						"description": "It exists only when this holds for the set-up (elements, params, number of seats); decided before the game.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					}
				},
				"required": [
					"value"
				],
				"additionalProperties": false
			},
			"kind-define": {
				"description": "A named expression of the kind: read as a column.",
				"anyOf": [
					{
						"type": [
							"string",
							"integer",
							"boolean"
						],
						"description": "The expression.",
						"x-expr": {
							"type": "any",
							"scope": [
								"it",
								"columns"
							]
						}
					},
					{
						"type": "object",
						"description": "The expression with its type.",
						"properties": {
							"type": {
								"$ref": "common.schema.json#/$defs/type",
								"description": "The type of the value."
							},
							"value": {
								"type": [
									"string",
									"integer",
									"boolean"
								],
								"description": "The expression.",
								"x-expr": {
									"type": "any",
									"scope": [
										"it",
										"columns"
									]
								}
							},
							"says": {
								"$ref": "common.schema.json#/$defs/says",
								"description": "What it means, in a sentence for people."
							},
							"source": {
								"$ref": "common.schema.json#/$defs/sources",
								"description": "Where the rule is written."
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
								"description": "It exists only when this holds for the set-up (elements, params, number of seats); decided before the game.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"static"
									]
								}
							}
						},
						"required": [
							"value"
						],
						"additionalProperties": false
					}
				]
			},
			"pile": {
				"type": "object",
				"description": "A pile of pieces that lies on a feature. When features join, their piles become one.",
				"properties": {
					"faces": {
						"type": "string",
						"enum": [
							"hidden",
							"shown"
						],
						"description": "Whether the faces can be seen; `hidden` when absent."
					},
					"join": {
						"type": "string",
						"minLength": 1,
						"description": "How two piles become one: `newOnTop` (the pile of the feature that came later), `oldOnTop` or `shuffled`.",
						"x-expr": {
							"type": "enum:pile",
							"scope": [
								"static"
							]
						}
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says",
						"description": "What it means, in a sentence for people."
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources",
						"description": "Where the rule is written."
					}
				},
				"additionalProperties": false
			},
			"register": {
				"type": "object",
				"description": "A small memory: a number, a truth, a named value, or an entity. It belongs to the game or to a thing and goes with it.",
				"properties": {
					"title": {
						"$ref": "common.schema.json#/$defs/title",
						"description": "What sentences call it; its id in words when absent."
					},
					"per": {
						"type": "string",
						"enum": [
							"game",
							"turn",
							"part",
							"wave",
							"seat",
							"tile",
							"cell",
							"side",
							"segment",
							"feature",
							"piece"
						],
						"description": "What each value belongs to. A register of a turn, part or wave begins anew with it."
					},
					"reset": {
						"type": "string",
						"enum": [
							"never",
							"turn",
							"part",
							"wave"
						],
						"description": "When it goes back to its default; `never` when absent."
					},
					"values": {
						"type": "array",
						"items": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"minItems": 1,
						"description": "The named values it may hold, the default first.",
						"uniqueItems": true,
						"x-declares": "value"
					},
					"type": {
						"$ref": "common.schema.json#/$defs/type",
						"description": "The type of what it holds; `int` when neither this nor `values` is given."
					},
					"join": {
						"type": "string",
						"enum": [
							"sum",
							"max",
							"min",
							"first",
							"none"
						],
						"description": "For features: what two values become when features join; `max` when absent. `none` clears them."
					},
					"default": {
						"type": [
							"string",
							"integer",
							"boolean"
						],
						"description": "The value at the beginning; 0, false, none or the first value when absent.",
						"x-expr": {
							"type": "any",
							"scope": [
								"static"
							]
						}
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says",
						"description": "What it means, in a sentence for people."
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources",
						"description": "Where the rule is written."
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
						"description": "It exists only when this holds for the set-up (elements, params, number of seats); decided before the game.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					}
				},
				"additionalProperties": false
			},
			"value": {
				"type": "object",
				"description": "The value of a feature: lines that are added up.",
				"propertyNames": {
					"$ref": "common.schema.json#/$defs/name"
				},
				"additionalProperties": {
					"$ref": "common.schema.json#/$defs/line"
				},
				"x-declares": "line"
			},
			"kind": {
				"type": "object",
				"description": "A kind of feature.",
				"properties": {
					"like": {
						"$ref": "common.schema.json#/$defs/name-ref",
						"description": "The kind it takes everything from that it does not say itself.",
						"x-ref": "kind"
					},
					"abstract": {
						"type": "boolean",
						"description": "True: no tile shows it; it is there for `like`."
					},
					"title": {
						"$ref": "common.schema.json#/$defs/title",
						"description": "The name people see."
					},
					"connect": {
						"type": "string",
						"enum": [
							"edge",
							"area",
							"point",
							"region",
							"none"
						],
						"description": "How segments join: over sides, over half sides bounded by other segments, never (a spot of one tile), over declared cells, or not at all (only `convert` makes it)."
					},
					"form": {
						"type": "string",
						"enum": [
							"line",
							"block"
						],
						"description": "Kinds that join over sides: a line enters at the middle of a side, a block covers it."
					},
					"layer": {
						"type": "boolean",
						"description": "True: it lies over the other kinds. Its sides take no part in matching, it bounds nothing, and another segment may use the same side. False when absent."
					},
					"fills": {
						"type": "boolean",
						"description": "For one kind that joins over areas: it fills the ground no segment takes. True for the only area kind when absent."
					},
					"tags": {
						"$ref": "common.schema.json#/$defs/name-refs",
						"description": "Tags it carries, added to those of `like`.",
						"x-ref": "tag:kind"
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
						"description": "It exists only when this holds for the set-up (elements, params, number of seats); decided before the game.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says",
						"description": "What it means, in a sentence for people."
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources",
						"description": "Where the rule is written."
					},
					"complete": {
						"type": [
							"string",
							"boolean"
						],
						"description": "When it is complete.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"it",
								"columns"
							]
						}
					},
					"reach": {
						"type": "string",
						"minLength": 1,
						"description": "The cells that count for it, empty ones included; the cells of its tiles when absent.",
						"x-expr": {
							"type": "set(cell)",
							"scope": [
								"it",
								"columns"
							]
						}
					},
					"marks": {
						"type": "object",
						"description": "Marks a segment of it may carry, and how they fold when segments join.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "common.schema.json#/$defs/mark-fold",
							"description": "How the marks of joined segments become one."
						},
						"x-declares": "mark"
					},
					"touch": {
						"type": "object",
						"description": "Names for the features it borders, as sets.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "common.schema.json#/$defs/name-refs",
							"description": "The kinds meant, or tags of kinds.",
							"x-ref": "kind"
						}
					},
					"ends": {
						"type": "object",
						"description": "Names for the features whose inner ends meet it, or that meet its own inner ends, as sets.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "common.schema.json#/$defs/name-refs",
							"description": "The kinds meant, or tags of kinds.",
							"x-ref": "kind"
						}
					},
					"piles": {
						"type": "object",
						"description": "Piles of pieces that lie on it.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "#/$defs/pile"
						},
						"x-declares": "zone"
					},
					"define": {
						"type": "object",
						"description": "Named expressions of the kind.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "#/$defs/kind-define"
						}
					},
					"registers": {
						"type": "object",
						"description": "Registers of each feature of the kind.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "#/$defs/register"
						},
						"x-declares": "register"
					},
					"value": {
						"$ref": "#/$defs/value",
						"description": "What it is worth: lines that are added up."
					}
				},
				"additionalProperties": false
			},
			"mark": {
				"type": "object",
				"description": "A mark of tiles or of segments of any kind.",
				"properties": {
					"of": {
						"$ref": "common.schema.json#/$defs/name-refs",
						"description": "What carries it: `tile`, `segment` (of any kind), or kinds and tags of kinds.",
						"x-ref": "kind"
					},
					"fold": {
						"$ref": "common.schema.json#/$defs/mark-fold",
						"description": "How the marks of joined segments become one; for tiles it is not used."
					},
					"oriented": {
						"type": "boolean",
						"description": "True: the mark points in one of eight directions and turns with its tile. Its value is the direction."
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says",
						"description": "What it means, in a sentence for people."
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources",
						"description": "Where the rule is written."
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
						"description": "It exists only when this holds for the set-up (elements, params, number of seats); decided before the game.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					}
				},
				"required": [
					"of"
				],
				"additionalProperties": false
			},
			"piece": {
				"type": "object",
				"description": "A kind of piece: a figure or a token.",
				"properties": {
					"like": {
						"$ref": "common.schema.json#/$defs/name-ref",
						"description": "The piece it takes everything from that it does not say itself.",
						"x-ref": "piece"
					},
					"abstract": {
						"type": "boolean",
						"description": "True: no such piece exists; it is there for `like`."
					},
					"title": {
						"$ref": "common.schema.json#/$defs/title",
						"description": "The name people see."
					},
					"per-seat": {
						"type": [
							"string",
							"integer"
						],
						"description": "How many each seat has.",
						"x-expr": {
							"type": "int",
							"scope": [
								"static"
							]
						}
					},
					"shared": {
						"type": [
							"string",
							"integer"
						],
						"description": "How many there are for all, in a shared supply.",
						"x-expr": {
							"type": "int",
							"scope": [
								"static"
							]
						}
					},
					"neutral": {
						"type": [
							"string",
							"integer"
						],
						"description": "How many there are that belong to no one and move about. With one, its name stands for it in expressions.",
						"x-expr": {
							"type": "int",
							"scope": [
								"static"
							]
						}
					},
					"tags": {
						"$ref": "common.schema.json#/$defs/name-refs",
						"description": "Tags it carries, added to those of `like`.",
						"x-ref": "tag:piece"
					},
					"power": {
						"type": [
							"string",
							"integer"
						],
						"description": "Its weight when it is counted who has most; 1 when absent. `it` is the piece.",
						"x-expr": {
							"type": "int",
							"scope": [
								"it"
							]
						}
					},
					"stands-on": {
						"$ref": "common.schema.json#/$defs/name-refs",
						"description": "Where it may be: kinds, tags of kinds, or one of the words tile, cell, side, corner, piece, space, feature.",
						"x-ref": "kind"
					},
					"faces": {
						"type": "object",
						"description": "Numbers on the faces, and how many pieces have each. They add up to the number of pieces.",
						"propertyNames": {
							"type": "string",
							"pattern": "^-?\\d{1,9}$",
							"description": "The number on the face."
						},
						"additionalProperties": {
							"type": "integer",
							"minimum": 0,
							"maximum": 1000
						},
						"minProperties": 1
					},
					"starts": {
						"description": "Where they are when the game begins: the name of a zone, a space or a ring, `supply` or `off-board`; their supply when absent.",
						"anyOf": [
							{
								"type": "string",
								"const": "off-board"
							},
							{
								"$ref": "common.schema.json#/$defs/name-ref",
								"description": "A zone, a space or a ring.",
								"x-ref": "place"
							}
						]
					},
					"registers": {
						"type": "object",
						"description": "Registers of each piece.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "#/$defs/register"
						},
						"x-declares": "register"
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
						"description": "It exists only when this holds for the set-up (elements, params, number of seats); decided before the game.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says",
						"description": "What it means, in a sentence for people."
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources",
						"description": "Where the rule is written."
					}
				},
				"additionalProperties": false
			},
			"zone": {
				"type": "object",
				"description": "A place off the board that holds pieces or tiles.",
				"properties": {
					"title": {
						"$ref": "common.schema.json#/$defs/title",
						"description": "The name people see."
					},
					"per": {
						"type": "string",
						"enum": [
							"game",
							"seat",
							"tile",
							"piece"
						],
						"description": "Whether there is one, or one for each seat, tile or piece; `game` when absent."
					},
					"holds": {
						"type": "string",
						"enum": [
							"pieces",
							"tiles"
						],
						"description": "What it holds; `pieces` when absent."
					},
					"shows": {
						"type": "string",
						"enum": [
							"all",
							"owner",
							"nobody"
						],
						"description": "Who sees what is in it; `all` when absent. How many are in it all can see."
					},
					"order": {
						"type": "string",
						"enum": [
							"set",
							"stack",
							"shuffled"
						],
						"description": "Whether it has no order, is a stack with a top, or is drawn from by chance; `set` when absent."
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
						"description": "It exists only when this holds for the set-up (elements, params, number of seats); decided before the game.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says",
						"description": "What it means, in a sentence for people."
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources",
						"description": "Where the rule is written."
					}
				},
				"additionalProperties": false
			},
			"space": {
				"type": "object",
				"description": "A place beside the board that belongs to no feature.",
				"properties": {
					"title": {
						"$ref": "common.schema.json#/$defs/title",
						"description": "The name people see."
					},
					"tags": {
						"$ref": "common.schema.json#/$defs/name-refs",
						"description": "Tags it carries.",
						"x-ref": "tag:space"
					},
					"kinds": {
						"$ref": "common.schema.json#/$defs/name-refs",
						"description": "Kinds it stands for, or tags of kinds: read as `space.kinds`.",
						"x-ref": "kind"
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
						"description": "It exists only when this holds for the set-up (elements, params, number of seats); decided before the game.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says",
						"description": "What it means, in a sentence for people."
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources",
						"description": "Where the rule is written."
					}
				},
				"additionalProperties": false
			},
			"ring": {
				"description": "An order of spaces in which the first follows the last.",
				"anyOf": [
					{
						"type": "array",
						"items": {
							"$ref": "common.schema.json#/$defs/name-ref",
							"description": "A space.",
							"x-ref": "space"
						},
						"minItems": 1,
						"description": "Spaces by name.",
						"uniqueItems": true
					},
					{
						"type": "object",
						"description": "Unnamed spaces in a ring.",
						"properties": {
							"size": {
								"type": "integer",
								"description": "How many.",
								"minimum": 2,
								"maximum": 1000
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
								"description": "It exists only when this holds for the set-up (elements, params, number of seats); decided before the game.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"static"
									]
								}
							},
							"says": {
								"$ref": "common.schema.json#/$defs/says",
								"description": "What it means, in a sentence for people."
							},
							"source": {
								"$ref": "common.schema.json#/$defs/sources",
								"description": "Where the rule is written."
							}
						},
						"required": [
							"size"
						],
						"additionalProperties": false
					},
					{
						"type": "object",
						"description": "Spaces by name, in an order that a param chooses.",
						"properties": {
							"by": {
								"type": "string",
								"minLength": 1,
								"description": "The param that chooses.",
								"x-expr": {
									"type": "enum:*",
									"scope": [
										"static"
									]
								}
							},
							"of": {
								"type": "object",
								"description": "The spaces in their order, for each value of the param.",
								"propertyNames": {
									"$ref": "common.schema.json#/$defs/name-ref"
								},
								"additionalProperties": {
									"type": "array",
									"items": {
										"$ref": "common.schema.json#/$defs/name-ref",
										"description": "A space.",
										"x-ref": "space"
									},
									"minItems": 1,
									"uniqueItems": true
								},
								"minProperties": 1
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
								"description": "It exists only when this holds for the set-up (elements, params, number of seats); decided before the game.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"static"
									]
								}
							},
							"says": {
								"$ref": "common.schema.json#/$defs/says",
								"description": "What it means, in a sentence for people."
							},
							"source": {
								"$ref": "common.schema.json#/$defs/sources",
								"description": "Where the rule is written."
							}
						},
						"required": [
							"by",
							"of"
						],
						"additionalProperties": false
					}
				]
			},
			"relation": {
				"type": "object",
				"description": "A set of pairs that follows from the board. It is never stored.",
				"properties": {
					"title": {
						"$ref": "common.schema.json#/$defs/title",
						"description": "What sentences call it; its id in words when absent."
					},
					"among": {
						"type": "object",
						"description": "The two members and the sets they come from; `b` may use `a`.",
						"properties": {
							"a": {
								"type": "string",
								"minLength": 1,
								"description": "The first.",
								"x-expr": {
									"type": "set(*)",
									"scope": []
								}
							},
							"b": {
								"type": "string",
								"minLength": 1,
								"description": "The second.",
								"x-expr": {
									"type": "set(*)",
									"scope": [
										"choice"
									]
								}
							}
						},
						"required": [
							"a",
							"b"
						],
						"additionalProperties": false
					},
					"where": {
						"type": [
							"string",
							"boolean"
						],
						"description": "Pairs for which this does not hold are left out.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"choice"
							]
						}
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
						"description": "It exists only when this holds for the set-up (elements, params, number of seats); decided before the game.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says",
						"description": "What it means, in a sentence for people."
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources",
						"description": "Where the rule is written."
					}
				},
				"required": [
					"among"
				],
				"additionalProperties": false
			},
			"display": {
				"type": "object",
				"description": "Something people want in sight while they play: a number, a holder, what belongs together. Everyone sees it; it changes no play.",
				"properties": {
					"title": {
						"type": "string",
						"minLength": 1,
						"maxLength": 80,
						"description": "What it is called, in a few words."
					},
					"of": {
						"enum": [
							"seat",
							"tile",
							"feature",
							"piece"
						],
						"description": "It is shown for each of these, and `it` is the one spoken of; once for the game when absent."
					},
					"value": {
						"type": [
							"string",
							"integer",
							"boolean"
						],
						"description": "What is shown: a number, a truth (the title alone, while it holds), seats, pieces, places, or the pairs of a relation, which are drawn as lines.",
						"x-expr": {
							"type": "any",
							"scope": [
								"it"
							]
						}
					},
					"when": {
						"type": [
							"string",
							"boolean"
						],
						"description": "It is shown only while this holds.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"it"
							]
						}
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
						"description": "It exists only when this holds for the set-up (elements, params, number of seats); decided before the game.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says",
						"description": "What it means, in a sentence for people."
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources",
						"description": "Where the rule is written."
					}
				},
				"required": [
					"title",
					"value"
				],
				"additionalProperties": false
			},
			"query": {
				"type": "object",
				"description": "A question that other packs may modify.",
				"properties": {
					"title": {
						"$ref": "common.schema.json#/$defs/title",
						"description": "What sentences call it; its id in words when absent."
					},
					"of": {
						"$ref": "common.schema.json#/$defs/type",
						"description": "The type of `it`."
					},
					"for": {
						"$ref": "common.schema.json#/$defs/type",
						"description": "A second argument, under the name of its type."
					},
					"type": {
						"$ref": "common.schema.json#/$defs/type",
						"description": "The type of the answer; found out when absent."
					},
					"value": {
						"type": [
							"string",
							"integer",
							"boolean"
						],
						"description": "The answer.",
						"x-expr": {
							"type": "any",
							"scope": [
								"it",
								"seat"
							]
						}
					},
					"most": {
						"type": "array",
						"items": {
							"type": [
								"string",
								"integer"
							],
							"description": "A number for each seat.",
							"x-expr": {
								"type": "int",
								"scope": [
									"it",
									"seat"
								]
							}
						},
						"minItems": 1,
						"description": "For `owners`: the seats with the highest number; of equal ones the next number decides."
					},
					"above": {
						"type": "integer",
						"description": "For `owners`: a seat needs more than this of the first number."
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
						"description": "It exists only when this holds for the set-up (elements, params, number of seats); decided before the game.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says",
						"description": "What it means, in a sentence for people."
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources",
						"description": "Where the rule is written."
					}
				},
				"required": [
					"of"
				],
				"additionalProperties": false
			},
			"modify": {
				"type": "object",
				"description": "A change of what a query answers. Layers of a line: set, add, void. Layers of a total: sum, scale, late, cap, veto. Layers of a share: add, floor.",
				"properties": {
					"id": {
						"$ref": "common.schema.json#/$defs/name",
						"description": "Its name.",
						"x-ref": "modify",
						"x-declares": "modify"
					},
					"query": {
						"$ref": "common.schema.json#/$defs/name-ref",
						"description": "`value` (of a feature), `share` (what one seat gets of it), `owners`, `power`, `complete`, `reach`, or a query some pack declares.",
						"x-ref": "query"
					},
					"of": {
						"$ref": "common.schema.json#/$defs/name-refs",
						"description": "Only features of these kinds, or with these tags; of all when absent.",
						"x-ref": "kind"
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
						"description": "It exists only when this holds for the set-up (elements, params, number of seats); decided before the game.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					},
					"when": {
						"type": [
							"string",
							"boolean"
						],
						"description": "Only while this holds. `it` is what the query is about; `seat` the recipient.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"it",
								"columns",
								"seat",
								"wave"
							]
						}
					},
					"line": {
						"$ref": "common.schema.json#/$defs/name-refs",
						"description": "The line that is changed, or several that are changed alike.",
						"x-ref": "line"
					},
					"count": {
						"description": "Changes how many.",
						"anyOf": [
							{
								"type": "object",
								"description": "Puts another number in its place.",
								"properties": {
									"set": {
										"type": [
											"string",
											"integer"
										],
										"description": "The number.",
										"x-expr": {
											"type": "int",
											"scope": [
												"it",
												"columns",
												"seat"
											]
										}
									}
								},
								"required": [
									"set"
								],
								"additionalProperties": false
							},
							{
								"type": "object",
								"description": "Adds to the number.",
								"properties": {
									"add": {
										"type": [
											"string",
											"integer"
										],
										"description": "What is added; it may be below zero.",
										"x-expr": {
											"type": "int",
											"scope": [
												"it",
												"columns",
												"seat"
											]
										}
									}
								},
								"required": [
									"add"
								],
								"additionalProperties": false
							}
						]
					},
					"each": {
						"description": "Changes points for each.",
						"anyOf": [
							{
								"type": "object",
								"description": "Puts another number in its place.",
								"properties": {
									"set": {
										"type": [
											"string",
											"integer"
										],
										"description": "The number.",
										"x-expr": {
											"type": "int",
											"scope": [
												"it",
												"columns",
												"seat"
											]
										}
									}
								},
								"required": [
									"set"
								],
								"additionalProperties": false
							},
							{
								"type": "object",
								"description": "Adds to the number.",
								"properties": {
									"add": {
										"type": [
											"string",
											"integer"
										],
										"description": "What is added; it may be below zero.",
										"x-expr": {
											"type": "int",
											"scope": [
												"it",
												"columns",
												"seat"
											]
										}
									}
								},
								"required": [
									"add"
								],
								"additionalProperties": false
							}
						]
					},
					"void": {
						"type": "boolean",
						"description": "True: the line pays nothing; see `veto` for the whole."
					},
					"once-per": {
						"type": "string",
						"enum": [
							"seat"
						],
						"description": "A member counts once for a seat in a wave, however many features hold it."
					},
					"add-line": {
						"$ref": "#/$defs/value",
						"description": "Lines added to the others."
					},
					"late-line": {
						"$ref": "#/$defs/value",
						"description": "Lines added after scaling."
					},
					"scale": {
						"type": "object",
						"description": "A fraction of the total, rounded once.",
						"properties": {
							"times": {
								"type": "integer",
								"description": "Above the line.",
								"minimum": 0
							},
							"over": {
								"type": "integer",
								"description": "Below the line.",
								"minimum": 1
							},
							"round": {
								"type": "string",
								"enum": [
									"up",
									"down"
								],
								"description": "How it is rounded."
							}
						},
						"required": [
							"times",
							"over",
							"round"
						],
						"additionalProperties": false
					},
					"cap": {
						"type": [
							"string",
							"integer"
						],
						"description": "The total is at most this.",
						"x-expr": {
							"type": "int",
							"scope": [
								"it",
								"columns",
								"seat"
							]
						}
					},
					"floor": {
						"type": [
							"string",
							"integer"
						],
						"description": "The share is at least this.",
						"x-expr": {
							"type": "int",
							"scope": [
								"it",
								"columns",
								"seat"
							]
						}
					},
					"veto": {
						"type": "boolean",
						"description": "True: nothing is paid."
					},
					"key": {
						"type": [
							"string",
							"integer"
						],
						"description": "For `owners`: one more number that decides between equal seats.",
						"x-expr": {
							"type": "int",
							"scope": [
								"it",
								"seat"
							]
						}
					},
					"after": {
						"$ref": "common.schema.json#/$defs/name-ref",
						"description": "For `key`: the number it comes after.",
						"x-ref": "query"
					},
					"before": {
						"$ref": "common.schema.json#/$defs/name-ref",
						"description": "For `key`: the number it comes before.",
						"x-ref": "query"
					},
					"set": {
						"type": [
							"string",
							"integer",
							"boolean"
						],
						"description": "For other queries: another answer.",
						"x-expr": {
							"type": "any",
							"scope": [
								"it",
								"columns",
								"seat"
							]
						}
					},
					"add": {
						"type": [
							"string",
							"integer"
						],
						"description": "For queries that answer a number: what is added.",
						"x-expr": {
							"type": "int",
							"scope": [
								"it",
								"columns",
								"seat"
							]
						}
					},
					"and": {
						"type": [
							"string",
							"boolean"
						],
						"description": "For queries that answer yes or no: this must hold as well.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"it",
								"columns",
								"seat"
							]
						}
					},
					"or": {
						"type": [
							"string",
							"boolean"
						],
						"description": "For queries that answer yes or no: this suffices.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"it",
								"columns",
								"seat"
							]
						}
					},
					"union": {
						"type": "string",
						"minLength": 1,
						"description": "For queries that answer a set: members added.",
						"x-expr": {
							"type": "set(*)",
							"scope": [
								"it",
								"columns",
								"seat"
							]
						}
					},
					"without": {
						"type": "string",
						"minLength": 1,
						"description": "For queries that answer a set: members left out.",
						"x-expr": {
							"type": "set(*)",
							"scope": [
								"it",
								"columns",
								"seat"
							]
						}
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says",
						"description": "What it means, in a sentence for people."
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources",
						"description": "Where the rule is written."
					}
				},
				"required": [
					"id",
					"query"
				],
				"additionalProperties": false
			},
			"require": {
				"type": "object",
				"description": "A requirement: a verb is possible only when it holds.",
				"properties": {
					"id": {
						"$ref": "common.schema.json#/$defs/name",
						"description": "Its name.",
						"x-ref": "require",
						"x-declares": "require"
					},
					"verb": {
						"$ref": "common.schema.json#/$defs/name-ref",
						"description": "What it speaks about.",
						"x-ref": "verb"
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
						"description": "It exists only when this holds for the set-up (elements, params, number of seats); decided before the game.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					},
					"when": {
						"type": [
							"string",
							"boolean"
						],
						"description": "It is asked only when this holds.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"it",
								"args"
							]
						}
					},
					"that": {
						"type": [
							"string",
							"boolean"
						],
						"description": "What must hold.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"it",
								"args"
							]
						}
					},
					"why": {
						"$ref": "common.schema.json#/$defs/text-ref",
						"description": "The id of the text that says why not.",
						"x-ref": "text"
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says",
						"description": "What it means, in a sentence for people."
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources",
						"description": "Where the rule is written."
					}
				},
				"required": [
					"id",
					"verb",
					"that",
					"why"
				],
				"additionalProperties": false
			},
			"forbid": {
				"type": "object",
				"description": "A ban: nothing lifts it but its own condition, or an overlay.",
				"properties": {
					"id": {
						"$ref": "common.schema.json#/$defs/name",
						"description": "Its name.",
						"x-ref": "forbid",
						"x-declares": "forbid"
					},
					"verb": {
						"$ref": "common.schema.json#/$defs/name-ref",
						"description": "What it speaks about.",
						"x-ref": "verb"
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
						"description": "It exists only when this holds for the set-up (elements, params, number of seats); decided before the game.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					},
					"when": {
						"type": [
							"string",
							"boolean"
						],
						"description": "What forbids.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"it",
								"args"
							]
						}
					},
					"why": {
						"$ref": "common.schema.json#/$defs/text-ref",
						"description": "The id of the text that says why not.",
						"x-ref": "text"
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says",
						"description": "What it means, in a sentence for people."
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources",
						"description": "Where the rule is written."
					}
				},
				"required": [
					"id",
					"verb",
					"when",
					"why"
				],
				"additionalProperties": false
			},
			"allow": {
				"type": "object",
				"description": "An exemption from one requirement.",
				"properties": {
					"id": {
						"$ref": "common.schema.json#/$defs/name",
						"description": "Its name.",
						"x-ref": "allow",
						"x-declares": "allow"
					},
					"require": {
						"type": "string",
						"minLength": 1,
						"description": "The requirement, alone or with its pack: `<pack>.<id>`.",
						"pattern": "^[a-z][a-zA-Z0-9-]*(?:\\.[a-zA-Z][a-zA-Z0-9-]*)?$",
						"maxLength": 120,
						"x-ref": "require"
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
						"description": "It exists only when this holds for the set-up (elements, params, number of seats); decided before the game.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					},
					"when": {
						"type": [
							"string",
							"boolean"
						],
						"description": "Where it is lifted; everywhere when absent.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"it",
								"args"
							]
						}
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says",
						"description": "What it means, in a sentence for people."
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources",
						"description": "Where the rule is written."
					}
				},
				"required": [
					"id",
					"require"
				],
				"additionalProperties": false
			},
			"limit-use": {
				"description": "How often: a limit, or the name of one in `limits`.",
				"anyOf": [
					{
						"$ref": "common.schema.json#/$defs/limit"
					},
					{
						"$ref": "common.schema.json#/$defs/name-ref",
						"description": "A limit declared in `limits`.",
						"x-ref": "limit"
					}
				]
			},
			"window": {
				"description": "When a free action is offered: beside every decision of its seat in the window, and once more at its end.",
				"anyOf": [
					{
						"type": "string",
						"enum": [
							"turn",
							"part",
							"always"
						],
						"description": "`turn`: from the beginning of the own turn to its end. `part`: from the beginning of the own part to its end. `always`: also after the last turn."
					},
					{
						"type": "object",
						"description": "From one step of the turn to another.",
						"properties": {
							"from": {
								"$ref": "common.schema.json#/$defs/slot",
								"description": "The first slot.",
								"x-ref": "slot"
							},
							"to": {
								"$ref": "common.schema.json#/$defs/slot",
								"description": "The last step, a slot or a group of actions. At the end of a slot the action is asked for once more.",
								"x-ref": "slot"
							}
						},
						"required": [
							"from",
							"to"
						],
						"additionalProperties": false
					}
				]
			},
			"action": {
				"type": "object",
				"description": "Something a seat may do when the timeline asks its group, or in its window.",
				"properties": {
					"like": {
						"$ref": "common.schema.json#/$defs/name-ref",
						"description": "The action it takes everything from that it does not say itself.",
						"x-ref": "action"
					},
					"abstract": {
						"type": "boolean",
						"description": "True: it is there for `like`."
					},
					"group": {
						"$ref": "common.schema.json#/$defs/name-ref",
						"description": "The group it belongs to. A step of the timeline asks the group; `free` actions have a window instead.",
						"x-ref": "action-group"
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
						"description": "It exists only when this holds for the set-up (elements, params, number of seats); decided before the game.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					},
					"window": {
						"$ref": "#/$defs/window",
						"description": "When a free action is offered."
					},
					"who": {
						"type": "string",
						"minLength": 1,
						"description": "Seats that may do it; the active seat when absent. For free actions.",
						"x-expr": {
							"type": "set(seat)",
							"scope": []
						}
					},
					"let": {
						"$ref": "common.schema.json#/$defs/let",
						"description": "Names for values, evaluated before the choice."
					},
					"when": {
						"type": [
							"string",
							"boolean"
						],
						"description": "It is offered only when this holds.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"locals"
							]
						}
					},
					"choose": {
						"type": "object",
						"description": "What is chosen.",
						"properties": {
							"among": {
								"$ref": "common.schema.json#/$defs/among",
								"description": "The variables and the sets they come from."
							},
							"number": {
								"type": "object",
								"description": "Whole numbers, by name.",
								"propertyNames": {
									"$ref": "common.schema.json#/$defs/name"
								},
								"additionalProperties": {
									"$ref": "common.schema.json#/$defs/number-range"
								}
							},
							"options": {
								"type": "object",
								"description": "Fixed words, by name.",
								"propertyNames": {
									"$ref": "common.schema.json#/$defs/name"
								},
								"additionalProperties": {
									"type": "array",
									"items": {
										"$ref": "common.schema.json#/$defs/name"
									},
									"minItems": 1,
									"description": "The words.",
									"uniqueItems": true
								}
							}
						},
						"additionalProperties": false
					},
					"where": {
						"type": [
							"string",
							"boolean"
						],
						"description": "Combinations for which this does not hold are left out.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"locals",
								"choice"
							]
						}
					},
					"equivalent-by": {
						"type": "array",
						"items": {
							"type": [
								"string",
								"integer",
								"boolean"
							],
							"description": "A value.",
							"x-expr": {
								"type": "any",
								"scope": [
									"locals",
									"choice"
								]
							}
						},
						"minItems": 1,
						"description": "Options that agree in all of these are one option."
					},
					"waive": {
						"$ref": "common.schema.json#/$defs/names",
						"description": "Requirements that do not bind this action.",
						"x-ref": "require"
					},
					"limit": {
						"$ref": "#/$defs/limit-use",
						"description": "How often it may be done."
					},
					"sealed": {
						"type": "boolean",
						"description": "True: others see that it was chosen, not what."
					},
					"pass": {
						"type": "boolean",
						"description": "False: the group cannot be passed while this action is possible. True when absent."
					},
					"only": {
						"type": "boolean",
						"description": "True: while this action is possible, no other of its group is offered."
					},
					"key": {
						"type": "array",
						"items": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"minItems": 1,
						"description": "How an option is spelt in logs: words and variables in this order. The name of the action and the variables when absent."
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says",
						"description": "What it does, in a few words, for the button."
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources",
						"description": "Where the rule is written."
					},
					"do": {
						"$ref": "effects.schema.json#/$defs/effects",
						"description": "What is done."
					}
				},
				"additionalProperties": false
			},
			"assist": {
				"type": "object",
				"description": "A thing that may be laid together with a tile, so that it fits: both are one option.",
				"properties": {
					"id": {
						"$ref": "common.schema.json#/$defs/name",
						"description": "Its name.",
						"x-ref": "assist",
						"x-declares": "assist"
					},
					"verb": {
						"$ref": "common.schema.json#/$defs/name-ref",
						"description": "The verb it helps.",
						"x-ref": "verb"
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
						"description": "It exists only when this holds for the set-up (elements, params, number of seats); decided before the game.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					},
					"when": {
						"type": [
							"string",
							"boolean"
						],
						"description": "It is offered only when this holds.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"locals"
							]
						}
					},
					"limit": {
						"$ref": "#/$defs/limit-use",
						"description": "How often."
					},
					"uses": {
						"$ref": "common.schema.json#/$defs/name-ref",
						"description": "The piece it takes from the supply.",
						"x-ref": "piece"
					},
					"among": {
						"$ref": "common.schema.json#/$defs/among",
						"description": "What is chosen with it. `it` is where the tile would lie."
					},
					"where": {
						"type": [
							"string",
							"boolean"
						],
						"description": "Combinations for which this does not hold are left out.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"it",
								"choice",
								"locals"
							]
						}
					},
					"shows": {
						"type": "object",
						"description": "What the helped sides show.",
						"properties": {
							"sides": {
								"type": "string",
								"minLength": 1,
								"description": "The sides.",
								"x-expr": {
									"type": "set(side | placement-side)",
									"scope": [
										"it",
										"choice"
									]
								}
							},
							"kind": {
								"$ref": "common.schema.json#/$defs/name-ref",
								"description": "The kind they show.",
								"x-ref": "kind"
							}
						},
						"required": [
							"sides",
							"kind"
						],
						"additionalProperties": false
					},
					"decline": {
						"type": "string",
						"enum": [
							"never",
							"whenAllNeedIt",
							"always"
						],
						"description": "When the seat may rather treat the tile as one that fits nowhere: never, when no option does without help, or always. `never` when absent."
					},
					"do": {
						"$ref": "effects.schema.json#/$defs/effects",
						"description": "What is done after the tile lies."
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says",
						"description": "What it means, in a sentence for people."
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources",
						"description": "Where the rule is written."
					}
				},
				"required": [
					"id",
					"verb",
					"do"
				],
				"additionalProperties": false
			},
			"block": {
				"type": "object",
				"description": "A named list of effects, used with the effect `block`.",
				"properties": {
					"args": {
						"type": "object",
						"description": "What it is given, each with its type.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "common.schema.json#/$defs/type",
							"description": "The type of this argument."
						},
						"minProperties": 1
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
						"description": "It exists only when this holds for the set-up (elements, params, number of seats); decided before the game.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					},
					"do": {
						"$ref": "effects.schema.json#/$defs/effects",
						"description": "What is done. It sees its arguments, and no name of the rule that uses it."
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says",
						"description": "What it means, in a sentence for people."
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources",
						"description": "Where the rule is written."
					}
				},
				"required": [
					"do"
				],
				"additionalProperties": false
			},
			"event": {
				"type": "object",
				"description": "Something that happened, recorded by an operation.",
				"properties": {
					"event": {
						"type": "string",
						"enum": [
							"drawn",
							"laid",
							"extended",
							"joined",
							"split",
							"completed",
							"placed",
							"moved",
							"returned",
							"entered",
							"revealed",
							"points",
							"converted",
							"passed",
							"started"
						],
						"description": "What happened."
					},
					"as": {
						"$ref": "common.schema.json#/$defs/name",
						"description": "The name of the record.",
						"x-ref": "local",
						"x-declares": "local"
					},
					"where": {
						"type": [
							"string",
							"boolean"
						],
						"description": "Only records for which this holds.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"event"
							]
						}
					},
					"once": {
						"type": "string",
						"enum": [
							"wave",
							"feature",
							"seat",
							"turn"
						],
						"description": "It fires once in a wave, once for a feature, once for a seat in a step, or once in a turn, however many records there are."
					}
				},
				"required": [
					"event",
					"as"
				],
				"additionalProperties": false
			},
			"rule": {
				"type": "object",
				"description": "Something that is done at a slot, or when something happened.",
				"properties": {
					"id": {
						"$ref": "common.schema.json#/$defs/name",
						"description": "Its name.",
						"x-ref": "rule",
						"x-declares": "rule"
					},
					"at": {
						"description": "The slot it is done at, or a param that chooses one.",
						"anyOf": [
							{
								"$ref": "common.schema.json#/$defs/slot",
								"description": "A slot of the timeline.",
								"x-ref": "slot"
							},
							{
								"$ref": "common.schema.json#/$defs/slot-by"
							}
						]
					},
					"on": {
						"$ref": "#/$defs/event",
						"description": "What it waits for."
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
						"description": "It exists only when this holds for the set-up (elements, params, number of seats); decided before the game.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					},
					"when": {
						"type": [
							"string",
							"boolean"
						],
						"description": "It is done only when this holds. With `for-each` it is asked for each member when its turn comes.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"locals",
								"event",
								"wave"
							]
						}
					},
					"let": {
						"$ref": "common.schema.json#/$defs/let",
						"description": "Names for values, evaluated before `when`. With `for-each` they are evaluated for each member."
					},
					"for-each": {
						"type": "object",
						"description": "It is done for every member of a set.",
						"properties": {
							"as": {
								"$ref": "common.schema.json#/$defs/name",
								"description": "The name of the member.",
								"x-ref": "local",
								"x-declares": "local"
							},
							"in": {
								"type": "string",
								"minLength": 1,
								"description": "The set, or a relation.",
								"x-expr": {
									"type": "set(*) | relation",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"order": {
								"$ref": "common.schema.json#/$defs/order",
								"description": "The order of the members."
							}
						},
						"required": [
							"as",
							"in"
						],
						"additionalProperties": false
					},
					"limit": {
						"$ref": "#/$defs/limit-use",
						"description": "How often it is done."
					},
					"after": {
						"description": "Rules of the same slot that come first: an id, `<pack>.<id>`, or a tag of rules. Absent ones of other packs are no error.",
						"anyOf": [
							{
								"type": "string",
								"minLength": 1,
								"description": "A rule.",
								"pattern": "^[a-z][a-zA-Z0-9-]*(?:\\.[a-zA-Z][a-zA-Z0-9-]*)?$",
								"maxLength": 120,
								"x-ref": "rule"
							},
							{
								"type": "array",
								"items": {
									"type": "string",
									"minLength": 1,
									"description": "A rule.",
									"pattern": "^[a-z][a-zA-Z0-9-]*(?:\\.[a-zA-Z][a-zA-Z0-9-]*)?$",
									"maxLength": 120,
									"x-ref": "rule"
								},
								"minItems": 1,
								"description": "Rules.",
								"uniqueItems": true
							}
						]
					},
					"tags": {
						"$ref": "common.schema.json#/$defs/names",
						"description": "Tags, for `after`.",
						"x-ref": "tag:rule"
					},
					"do": {
						"$ref": "effects.schema.json#/$defs/effects",
						"description": "What is done."
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says",
						"description": "What it means, in a sentence for people."
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources",
						"description": "Where the rule is written."
					}
				},
				"required": [
					"id",
					"do"
				],
				"additionalProperties": false
			},
			"always": {
				"type": "object",
				"description": "Something that is done whenever it holds: checked after every slot and every action, until none fires. It must lower its measure.",
				"properties": {
					"id": {
						"$ref": "common.schema.json#/$defs/name",
						"description": "Its name.",
						"x-ref": "always",
						"x-declares": "always"
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
						"description": "It exists only when this holds for the set-up (elements, params, number of seats); decided before the game.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					},
					"when": {
						"type": [
							"string",
							"boolean"
						],
						"description": "It is done only when this holds. With `for-each` it is asked for each member.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"locals"
							]
						}
					},
					"let": {
						"$ref": "common.schema.json#/$defs/let",
						"description": "Names for values. With `for-each` they are evaluated for each member."
					},
					"for-each": {
						"type": "object",
						"description": "It is done for every member of a set.",
						"properties": {
							"as": {
								"$ref": "common.schema.json#/$defs/name",
								"description": "The name of the member.",
								"x-ref": "local",
								"x-declares": "local"
							},
							"in": {
								"type": "string",
								"minLength": 1,
								"description": "The set, or a relation.",
								"x-expr": {
									"type": "set(*) | relation",
									"scope": [
										"locals",
										"event",
										"wave"
									]
								}
							},
							"order": {
								"$ref": "common.schema.json#/$defs/order",
								"description": "The order of the members."
							}
						},
						"required": [
							"as",
							"in"
						],
						"additionalProperties": false
					},
					"measure": {
						"type": [
							"string",
							"integer"
						],
						"description": "A number that falls each time; found out where every effect takes something away.",
						"x-expr": {
							"type": "int",
							"scope": []
						}
					},
					"after": {
						"description": "Rules of `always` that are checked first: an id, `<pack>.<id>`.",
						"anyOf": [
							{
								"type": "string",
								"minLength": 1,
								"description": "A rule.",
								"pattern": "^[a-z][a-zA-Z0-9-]*(?:\\.[a-zA-Z][a-zA-Z0-9-]*)?$",
								"maxLength": 120,
								"x-ref": "rule"
							},
							{
								"type": "array",
								"items": {
									"type": "string",
									"minLength": 1,
									"description": "A rule.",
									"pattern": "^[a-z][a-zA-Z0-9-]*(?:\\.[a-zA-Z][a-zA-Z0-9-]*)?$",
									"maxLength": 120,
									"x-ref": "rule"
								},
								"minItems": 1,
								"description": "Rules.",
								"uniqueItems": true
							}
						]
					},
					"do": {
						"$ref": "effects.schema.json#/$defs/effects",
						"description": "What is done."
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says",
						"description": "What it means, in a sentence for people."
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources",
						"description": "Where the rule is written."
					}
				},
				"required": [
					"id",
					"do"
				],
				"additionalProperties": false
			},
			"steps": {
				"type": "array",
				"description": "Steps, one after the other.",
				"items": {
					"$ref": "#/$defs/step"
				}
			},
			"step": {
				"description": "One step of the timeline.",
				"anyOf": [
					{
						"$ref": "common.schema.json#/$defs/slot-word",
						"description": "A slot: rules may be attached to it.",
						"x-declares": "slot"
					},
					{
						"type": "object",
						"description": "A slot with slots inside.",
						"properties": {
							"slot": {
								"$ref": "common.schema.json#/$defs/slot-word",
								"description": "Its name.",
								"x-declares": "slot"
							},
							"title": {
								"$ref": "common.schema.json#/$defs/title",
								"description": "What sentences call it, a noun that “at the” can precede; its name in words when absent."
							},
							"steps": {
								"$ref": "#/$defs/steps",
								"description": "The slots inside."
							},
							"says": {
								"$ref": "common.schema.json#/$defs/says",
								"description": "The moment it stands for, in a sentence."
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
								"description": "It exists only when this holds for the set-up (elements, params, number of seats); decided before the game.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"static"
									]
								}
							}
						},
						"required": [
							"slot"
						],
						"additionalProperties": false
					},
					{
						"type": "object",
						"description": "One pass of a turn; a turn may have several.",
						"properties": {
							"part": {
								"$ref": "#/$defs/steps",
								"description": "The steps of a part."
							}
						},
						"required": [
							"part"
						],
						"additionalProperties": false
					},
					{
						"type": "object",
						"description": "The actions of a group are offered to the active seat.",
						"properties": {
							"actions": {
								"$ref": "common.schema.json#/$defs/name",
								"description": "The group.",
								"x-ref": "action-group",
								"x-declares": "slot"
							},
							"title": {
								"$ref": "common.schema.json#/$defs/title",
								"description": "What sentences call it, a noun that “at the” can precede; its name in words when absent."
							},
							"pick": {
								"description": "How many may be done: a number, or `any`.",
								"anyOf": [
									{
										"type": "integer",
										"description": "A number.",
										"minimum": 1
									},
									{
										"type": "string",
										"enum": [
											"any"
										],
										"description": "As many as wanted, one after the other."
									}
								]
							},
							"pass": {
								"type": "boolean",
								"description": "True: the seat may do none. False when absent."
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
								"description": "It exists only when this holds for the set-up (elements, params, number of seats); decided before the game.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"static"
									]
								}
							}
						},
						"required": [
							"actions",
							"pick"
						],
						"additionalProperties": false
					},
					{
						"type": "object",
						"description": "A wave: everything complete or collected is scored.",
						"properties": {
							"wave": {
								"$ref": "common.schema.json#/$defs/slot-word",
								"description": "The name of the wave.",
								"x-declares": "slot"
							},
							"title": {
								"$ref": "common.schema.json#/$defs/title",
								"description": "What sentences call it, a noun that “at the” can precede; its name in words when absent."
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
								"description": "It exists only when this holds for the set-up (elements, params, number of seats); decided before the game.",
								"x-expr": {
									"type": "bool",
									"scope": [
										"static"
									]
								}
							}
						},
						"required": [
							"wave"
						],
						"additionalProperties": false
					}
				]
			},
			"wave-step": {
				"description": "One step of a wave.",
				"anyOf": [
					{
						"$ref": "common.schema.json#/$defs/slot-word",
						"description": "A slot: rules may be attached to it.",
						"x-declares": "slot"
					},
					{
						"type": "object",
						"description": "A slot with a name for people.",
						"properties": {
							"slot": {
								"$ref": "common.schema.json#/$defs/slot-word",
								"description": "Its name.",
								"x-declares": "slot"
							},
							"title": {
								"$ref": "common.schema.json#/$defs/title",
								"description": "What sentences call it, a noun that “at the” can precede; its name in words when absent."
							}
						},
						"required": [
							"slot"
						],
						"additionalProperties": false
					}
				]
			},
			"insert": {
				"type": "object",
				"description": "Steps that a pack puts into the timeline of another.",
				"properties": {
					"id": {
						"$ref": "common.schema.json#/$defs/name",
						"description": "Its name.",
						"x-ref": "insert",
						"x-declares": "insert"
					},
					"after": {
						"$ref": "common.schema.json#/$defs/slot",
						"description": "The slot they come after.",
						"x-ref": "slot"
					},
					"before": {
						"$ref": "common.schema.json#/$defs/slot",
						"description": "The slot they come before.",
						"x-ref": "slot"
					},
					"first": {
						"$ref": "common.schema.json#/$defs/slot",
						"description": "The stretch they begin: `part`, `turn.part`, `wave`, `end-game`…",
						"x-ref": "slot"
					},
					"steps": {
						"$ref": "#/$defs/steps",
						"description": "The steps."
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says",
						"description": "What it means, in a sentence for people."
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources",
						"description": "Where the rule is written."
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
						"description": "It exists only when this holds for the set-up (elements, params, number of seats); decided before the game.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					}
				},
				"required": [
					"id",
					"steps"
				],
				"additionalProperties": false
			},
			"replace": {
				"type": "object",
				"description": "Something that is done instead of an operation. It applies at most once to each.",
				"properties": {
					"id": {
						"$ref": "common.schema.json#/$defs/name",
						"description": "Its name.",
						"x-ref": "replace",
						"x-declares": "replace"
					},
					"event": {
						"type": "string",
						"enum": [
							"placed",
							"moved",
							"returned",
							"points",
							"drawn",
							"laid",
							"converted"
						],
						"description": "The operation, by the event it would record."
					},
					"as": {
						"$ref": "common.schema.json#/$defs/name",
						"description": "The name of the record of what would happen.",
						"x-ref": "local",
						"x-declares": "local"
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
						"description": "It exists only when this holds for the set-up (elements, params, number of seats); decided before the game.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					},
					"when": {
						"type": [
							"string",
							"boolean"
						],
						"description": "It applies only when this holds.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"event"
							]
						}
					},
					"after": {
						"description": "Replacements of the same event that are asked first: an id or `<pack>.<id>`.",
						"anyOf": [
							{
								"type": "string",
								"minLength": 1,
								"description": "A replacement.",
								"pattern": "^[a-z][a-zA-Z0-9-]*(?:\\.[a-zA-Z][a-zA-Z0-9-]*)?$",
								"maxLength": 120
							},
							{
								"type": "array",
								"items": {
									"type": "string",
									"minLength": 1,
									"description": "A replacement.",
									"pattern": "^[a-z][a-zA-Z0-9-]*(?:\\.[a-zA-Z][a-zA-Z0-9-]*)?$",
									"maxLength": 120
								},
								"minItems": 1,
								"description": "Replacements.",
								"uniqueItems": true
							}
						]
					},
					"do": {
						"$ref": "effects.schema.json#/$defs/effects",
						"description": "What is done instead; nothing when empty."
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says",
						"description": "What it means, in a sentence for people."
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources",
						"description": "Where the rule is written."
					}
				},
				"required": [
					"id",
					"event",
					"as",
					"do"
				],
				"additionalProperties": false
			},
			"extend": {
				"type": "object",
				"description": "Additions to what other packs declare. Mappings gain keys and lists gain members; nothing that stands there is changed.",
				"properties": {
					"kinds": {
						"type": "object",
						"description": "Kinds by id.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name-ref"
						},
						"additionalProperties": {
							"type": "object",
							"description": "What a kind gains.",
							"properties": {
								"tags": {
									"$ref": "common.schema.json#/$defs/name-refs",
									"description": "Tags it gains.",
									"x-ref": "tag:kind"
								},
								"marks": {
									"type": "object",
									"description": "Marks.",
									"propertyNames": {
										"$ref": "common.schema.json#/$defs/name"
									},
									"additionalProperties": {
										"$ref": "common.schema.json#/$defs/mark-fold",
										"description": "How the marks of joined segments become one."
									},
									"x-declares": "mark"
								},
								"touch": {
									"type": "object",
									"description": "Names for features it borders.",
									"propertyNames": {
										"$ref": "common.schema.json#/$defs/name"
									},
									"additionalProperties": {
										"$ref": "common.schema.json#/$defs/name-refs",
										"description": "The kinds meant, or tags of kinds.",
										"x-ref": "kind"
									}
								},
								"ends": {
									"type": "object",
									"description": "Names for features whose ends meet it.",
									"propertyNames": {
										"$ref": "common.schema.json#/$defs/name"
									},
									"additionalProperties": {
										"$ref": "common.schema.json#/$defs/name-refs",
										"description": "The kinds meant, or tags of kinds.",
										"x-ref": "kind"
									}
								},
								"piles": {
									"type": "object",
									"description": "Piles.",
									"propertyNames": {
										"$ref": "common.schema.json#/$defs/name"
									},
									"additionalProperties": {
										"$ref": "#/$defs/pile"
									},
									"x-declares": "zone"
								},
								"define": {
									"type": "object",
									"description": "Named expressions.",
									"propertyNames": {
										"$ref": "common.schema.json#/$defs/name"
									},
									"additionalProperties": {
										"$ref": "#/$defs/kind-define"
									}
								},
								"registers": {
									"type": "object",
									"description": "Registers.",
									"propertyNames": {
										"$ref": "common.schema.json#/$defs/name"
									},
									"additionalProperties": {
										"$ref": "#/$defs/register"
									},
									"x-declares": "register"
								},
								"source": {
									"$ref": "common.schema.json#/$defs/sources",
									"description": "Where the rule is written."
								},
								"given": {
									"type": [
										"string",
										"boolean"
									],
									"description": "It exists only when this holds for the set-up (elements, params, number of seats); decided before the game.",
									"x-expr": {
										"type": "bool",
										"scope": [
											"static"
										]
									}
								}
							},
							"additionalProperties": false
						},
						"x-ref": "kind"
					},
					"pieces": {
						"type": "object",
						"description": "Pieces by id.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name-ref"
						},
						"additionalProperties": {
							"type": "object",
							"description": "What a piece gains.",
							"properties": {
								"tags": {
									"$ref": "common.schema.json#/$defs/name-refs",
									"description": "Tags it gains.",
									"x-ref": "tag:piece"
								},
								"stands-on": {
									"$ref": "common.schema.json#/$defs/name-refs",
									"description": "Places it may be.",
									"x-ref": "kind"
								},
								"registers": {
									"type": "object",
									"description": "Registers.",
									"propertyNames": {
										"$ref": "common.schema.json#/$defs/name"
									},
									"additionalProperties": {
										"$ref": "#/$defs/register"
									},
									"x-declares": "register"
								},
								"source": {
									"$ref": "common.schema.json#/$defs/sources",
									"description": "Where the rule is written."
								},
								"given": {
									"type": [
										"string",
										"boolean"
									],
									"description": "It exists only when this holds for the set-up (elements, params, number of seats); decided before the game.",
									"x-expr": {
										"type": "bool",
										"scope": [
											"static"
										]
									}
								}
							},
							"additionalProperties": false
						},
						"x-ref": "piece"
					},
					"spaces": {
						"type": "object",
						"description": "Spaces by id.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name-ref"
						},
						"additionalProperties": {
							"type": "object",
							"description": "What a space gains.",
							"properties": {
								"tags": {
									"$ref": "common.schema.json#/$defs/name-refs",
									"description": "Tags it gains.",
									"x-ref": "tag:space"
								},
								"kinds": {
									"$ref": "common.schema.json#/$defs/name-refs",
									"description": "Kinds.",
									"x-ref": "kind"
								},
								"source": {
									"$ref": "common.schema.json#/$defs/sources",
									"description": "Where the rule is written."
								},
								"given": {
									"type": [
										"string",
										"boolean"
									],
									"description": "It exists only when this holds for the set-up (elements, params, number of seats); decided before the game.",
									"x-expr": {
										"type": "bool",
										"scope": [
											"static"
										]
									}
								}
							},
							"additionalProperties": false
						},
						"x-ref": "space"
					},
					"params": {
						"type": "object",
						"description": "Params by id.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/dotted-name-ref"
						},
						"additionalProperties": {
							"type": "object",
							"description": "What a param gains.",
							"properties": {
								"values": {
									"type": "array",
									"items": {
										"$ref": "common.schema.json#/$defs/name"
									},
									"minItems": 1,
									"description": "Values.",
									"uniqueItems": true,
									"x-declares": "value"
								},
								"source": {
									"$ref": "common.schema.json#/$defs/sources",
									"description": "Where the rule is written."
								},
								"given": {
									"type": [
										"string",
										"boolean"
									],
									"description": "It exists only when this holds for the set-up (elements, params, number of seats); decided before the game.",
									"x-expr": {
										"type": "bool",
										"scope": [
											"static"
										]
									}
								}
							},
							"additionalProperties": false
						},
						"x-ref": "param"
					},
					"tiles": {
						"type": "object",
						"description": "Tiles by id.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/tile-ref"
						},
						"additionalProperties": {
							"type": "object",
							"description": "What a tile gains.",
							"properties": {
								"tags": {
									"$ref": "common.schema.json#/$defs/name-refs",
									"description": "Tags it gains.",
									"x-ref": "tag:tile"
								},
								"marks": {
									"type": "object",
									"description": "Marks of the tile.",
									"propertyNames": {
										"$ref": "common.schema.json#/$defs/name"
									},
									"additionalProperties": {
										"type": [
											"boolean",
											"integer",
											"string"
										],
										"description": "True, a number, or a direction."
									}
								},
								"source": {
									"$ref": "common.schema.json#/$defs/sources",
									"description": "Where the rule is written."
								},
								"given": {
									"type": [
										"string",
										"boolean"
									],
									"description": "It exists only when this holds for the set-up (elements, params, number of seats); decided before the game.",
									"x-expr": {
										"type": "bool",
										"scope": [
											"static"
										]
									}
								}
							},
							"additionalProperties": false
						},
						"x-ref": "tile"
					},
					"queries": {
						"type": "object",
						"description": "Queries of a library by id: where this game has them written.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name-ref"
						},
						"additionalProperties": {
							"$ref": "#/$defs/cited"
						},
						"x-ref": "query"
					},
					"actions": {
						"type": "object",
						"description": "Actions of a library by id: where this game has them written.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name-ref"
						},
						"additionalProperties": {
							"$ref": "#/$defs/cited"
						},
						"x-ref": "action"
					},
					"require": {
						"type": "object",
						"description": "Requirements of a library by id: where this game has them written.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "#/$defs/cited"
						},
						"x-ref": "require"
					},
					"rules": {
						"type": "object",
						"description": "Rules of a library by id: where this game has them written.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "#/$defs/cited"
						},
						"x-ref": "rule"
					}
				},
				"additionalProperties": false
			},
			"cited": {
				"type": "object",
				"description": "Where a declaration of another pack is written. A library cites nothing: it does not know which game it serves.",
				"properties": {
					"source": {
						"$ref": "common.schema.json#/$defs/sources",
						"description": "Rules of the fact sheet."
					}
				},
				"required": [
					"source"
				],
				"additionalProperties": false
			},
			"timeline": {
				"type": "object",
				"description": "The order of play.",
				"properties": {
					"set-up": {
						"$ref": "#/$defs/steps",
						"description": "Before the first turn."
					},
					"turn": {
						"$ref": "#/$defs/steps",
						"description": "A turn."
					},
					"wave": {
						"type": "object",
						"description": "A wave of scoring.",
						"properties": {
							"round": {
								"type": "array",
								"items": {
									"$ref": "#/$defs/wave-step",
									"description": "A slot of a round."
								},
								"minItems": 1,
								"description": "The slots of a round; rounds go on while they add features."
							},
							"once": {
								"type": "array",
								"items": {
									"$ref": "#/$defs/wave-step",
									"description": "A slot after all rounds."
								},
								"description": "The slots after all rounds."
							}
						},
						"required": [
							"round"
						],
						"additionalProperties": false
					},
					"end-game": {
						"$ref": "#/$defs/steps",
						"description": "After the last turn."
					}
				},
				"additionalProperties": false
			},
			"tile-move": {
				"type": "object",
				"description": "One copy of a tile that goes into another group of the deck, or out of the game.",
				"properties": {
					"tile": {
						"$ref": "common.schema.json#/$defs/tile-ref",
						"description": "Which tile.",
						"x-ref": "tile"
					},
					"to": {
						"$ref": "common.schema.json#/$defs/name",
						"description": "The group it is put into, or `box`: it is not in the game."
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
						"description": "It is moved only when this holds for the set-up.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources",
						"description": "Where the rule is written."
					}
				},
				"required": [
					"tile",
					"to"
				],
				"additionalProperties": false
			},
			"deck": {
				"type": "object",
				"description": "The tiles that are drawn.",
				"properties": {
					"start": {
						"type": "array",
						"items": {
							"$ref": "common.schema.json#/$defs/laid-tile"
						},
						"minItems": 1,
						"description": "The tiles that lie on the board when the game begins. A pack that uses another replaces the start of that one."
					},
					"moves": {
						"type": "array",
						"items": {
							"$ref": "#/$defs/tile-move"
						},
						"minItems": 1,
						"description": "Single copies of tiles, of whatever pack, that leave their group before the game."
					},
					"groups": {
						"type": "object",
						"description": "Groups of tiles. A tile that names no group is in the group `main`.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"type": "object",
							"description": "A group of tiles.",
							"properties": {
								"order": {
									"description": "How it is ordered: `shuffled`, or a list of tiles in which `shuffled` stands for all others.",
									"anyOf": [
										{
											"type": "string",
											"enum": [
												"shuffled"
											],
											"description": "By chance."
										},
										{
											"type": "array",
											"items": {
												"$ref": "common.schema.json#/$defs/tile-ref",
												"description": "A tile, or the word `shuffled`.",
												"x-ref": "tile"
											},
											"minItems": 1,
											"description": "In this order."
										}
									]
								},
								"after": {
									"$ref": "common.schema.json#/$defs/name-refs",
									"description": "Groups that must be empty before this one is drawn from.",
									"x-ref": "group"
								},
								"before": {
									"$ref": "common.schema.json#/$defs/name-refs",
									"description": "Groups that wait until this one is empty.",
									"x-ref": "group"
								},
								"opens": {
									"type": [
										"string",
										"boolean"
									],
									"description": "It is drawn from only while this holds.",
									"x-expr": {
										"type": "bool",
										"scope": []
									}
								},
								"into": {
									"$ref": "common.schema.json#/$defs/name-ref",
									"description": "The group it is mixed into, all of it, at the first draw for which it is open.",
									"x-ref": "group"
								},
								"take": {
									"type": [
										"string",
										"integer"
									],
									"description": "How many tiles of it are in the game, taken by chance; all when absent.",
									"x-expr": {
										"type": "int",
										"scope": [
											"static"
										]
									}
								},
								"given": {
									"type": [
										"string",
										"boolean"
									],
									"description": "It exists only when this holds for the set-up (elements, params, number of seats); decided before the game.",
									"x-expr": {
										"type": "bool",
										"scope": [
											"static"
										]
									}
								},
								"says": {
									"$ref": "common.schema.json#/$defs/says",
									"description": "What it means, in a sentence for people."
								},
								"source": {
									"$ref": "common.schema.json#/$defs/sources",
									"description": "Where the rule is written."
								}
							},
							"additionalProperties": false
						},
						"x-declares": "group"
					},
					"size": {
						"type": [
							"string",
							"integer"
						],
						"description": "The number of draws after which the deck counts as empty; all tiles when absent.",
						"x-expr": {
							"type": "int",
							"scope": []
						}
					}
				},
				"additionalProperties": false
			},
			"scores": {
				"type": "object",
				"description": "How points are kept.",
				"properties": {
					"floor": {
						"type": "integer",
						"description": "The score never falls below this."
					},
					"per": {
						"type": "string",
						"enum": [
							"event",
							"game"
						],
						"description": "Whether the floor binds after every event or only at the end; `event` when absent."
					},
					"total": {
						"type": [
							"string",
							"integer"
						],
						"description": "What is compared at the end; the score when absent.",
						"x-expr": {
							"type": "int",
							"scope": [
								"seat"
							]
						}
					},
					"ring": {
						"$ref": "common.schema.json#/$defs/name-ref",
						"description": "The ring of spaces the scores are shown on: read as `seat.at`.",
						"x-ref": "ring"
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says",
						"description": "What it means, in a sentence for people."
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources",
						"description": "Where the rule is written."
					}
				},
				"additionalProperties": false
			},
			"with": {
				"type": "object",
				"description": "Interactions with packs that may be there: declarations that exist only together with the other pack.",
				"propertyNames": {
					"$ref": "common.schema.json#/$defs/pack-id"
				},
				"additionalProperties": {
					"$ref": "#/$defs/declarations"
				},
				"x-ref": "pack"
			},
			"declarations": {
				"type": "object",
				"description": "Declarations of rules.",
				"properties": {
					"tags": {
						"$ref": "#/$defs/tags",
						"description": "Tags that pieces, kinds and spaces may carry."
					},
					"elements": {
						"type": "object",
						"description": "Parts of the pack that can be switched off, read as `element.<name>`.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "#/$defs/element"
						},
						"x-declares": "element"
					},
					"params": {
						"type": "object",
						"description": "Choices that rules read as `param.<name>`.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/dotted-name"
						},
						"additionalProperties": {
							"$ref": "#/$defs/param"
						},
						"x-declares": "param"
					},
					"presets": {
						"type": "object",
						"description": "Named sets of choices.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "#/$defs/preset"
						},
						"x-declares": "preset"
					},
					"verbs": {
						"type": "object",
						"description": "What requirements speak about.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "#/$defs/verb"
						},
						"x-declares": "verb"
					},
					"define": {
						"type": "object",
						"description": "Named expressions.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "#/$defs/define"
						},
						"x-declares": "define"
					},
					"kinds": {
						"type": "object",
						"description": "Kinds of feature.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "#/$defs/kind"
						},
						"x-declares": "kind"
					},
					"marks": {
						"type": "object",
						"description": "Marks of tiles, and of segments of any kind.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "#/$defs/mark"
						},
						"x-declares": "mark"
					},
					"pieces": {
						"type": "object",
						"description": "Kinds of piece.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "#/$defs/piece"
						},
						"x-declares": "piece"
					},
					"zones": {
						"type": "object",
						"description": "Places off the board that hold pieces or tiles.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "#/$defs/zone"
						},
						"x-declares": "zone"
					},
					"spaces": {
						"type": "object",
						"description": "Places beside the board that belong to no feature.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "#/$defs/space"
						},
						"x-declares": "space"
					},
					"rings": {
						"type": "object",
						"description": "Orders of spaces in which the first follows the last.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "#/$defs/ring"
						},
						"x-declares": "ring"
					},
					"registers": {
						"type": "object",
						"description": "Small memories.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "#/$defs/register"
						},
						"x-declares": "register"
					},
					"relations": {
						"type": "object",
						"description": "Sets of pairs that follow from the board.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "#/$defs/relation"
						},
						"x-declares": "relation"
					},
					"displays": {
						"type": "object",
						"description": "What is shown to all beside the board or on it.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "#/$defs/display"
						},
						"x-declares": "display"
					},
					"queries": {
						"type": "object",
						"description": "Questions that other packs may modify.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "#/$defs/query"
						},
						"x-declares": "query"
					},
					"modify": {
						"type": "array",
						"items": {
							"$ref": "#/$defs/modify"
						},
						"description": "Changes of what queries answer."
					},
					"require": {
						"type": "array",
						"items": {
							"$ref": "#/$defs/require"
						},
						"description": "Requirements: all of a verb must hold."
					},
					"forbid": {
						"type": "array",
						"items": {
							"$ref": "#/$defs/forbid"
						},
						"description": "Bans: none of a verb may hold."
					},
					"allow": {
						"type": "array",
						"items": {
							"$ref": "#/$defs/allow"
						},
						"description": "Exemptions from requirements."
					},
					"limits": {
						"type": "object",
						"description": "Named limits that several rules or actions share.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "common.schema.json#/$defs/limit"
						},
						"x-declares": "limit"
					},
					"actions": {
						"type": "object",
						"description": "What seats may do.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "#/$defs/action"
						},
						"x-declares": "action"
					},
					"assists": {
						"type": "array",
						"items": {
							"$ref": "#/$defs/assist"
						},
						"description": "Things that may be laid together with a tile."
					},
					"blocks": {
						"type": "object",
						"description": "Named lists of effects that several rules and actions use.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "#/$defs/block"
						},
						"x-declares": "block"
					},
					"looks": {
						"$ref": "looks.schema.json#/$defs/looks",
						"description": "How tiles and pieces are drawn; no rule reads it."
					},
					"rules": {
						"type": "array",
						"items": {
							"$ref": "#/$defs/rule"
						},
						"description": "What is done at slots and upon events."
					},
					"always": {
						"type": "array",
						"items": {
							"$ref": "#/$defs/always"
						},
						"description": "What is done whenever it holds."
					},
					"replace": {
						"type": "array",
						"items": {
							"$ref": "#/$defs/replace"
						},
						"description": "What is done instead of an operation."
					},
					"reasons": {
						"type": "object",
						"description": "For kinds that are scored for several reasons: the reasons, best first. The first that holds pays.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name-ref"
						},
						"additionalProperties": {
							"type": "array",
							"items": {
								"$ref": "common.schema.json#/$defs/name"
							},
							"minItems": 1,
							"description": "Reasons.",
							"uniqueItems": true,
							"x-declares": "reason"
						},
						"x-ref": "kind"
					},
					"insert": {
						"type": "array",
						"items": {
							"$ref": "#/$defs/insert"
						},
						"description": "Steps put into the timeline of another pack."
					},
					"extend": {
						"$ref": "#/$defs/extend",
						"description": "Additions to what other packs declare."
					},
					"timeline": {
						"$ref": "#/$defs/timeline",
						"description": "The order of play."
					},
					"deck": {
						"$ref": "#/$defs/deck",
						"description": "The tiles that are drawn."
					},
					"scores": {
						"$ref": "#/$defs/scores",
						"description": "How points are kept."
					},
					"texts": {
						"type": "object",
						"description": "Sentences by id: reasons of refusals.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/text-id"
						},
						"additionalProperties": {
							"$ref": "common.schema.json#/$defs/says"
						},
						"x-declares": "text"
					},
					"changes": {
						"type": "array",
						"description": "Changes of what the other pack declares.",
						"items": {
							"$ref": "overlay.schema.json#/$defs/change"
						}
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources",
						"description": "Where the interaction is written."
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
						"description": "It exists only when this holds for the set-up (elements, params, number of seats); decided before the game.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					}
				},
				"additionalProperties": false
			}
		}
	},
	"scenario.schema.json": {
		"title": "Scenario",
		"type": "object",
		"description": "A test: a set-up, some play, and what must come of it.",
		"properties": {
			"scenario": {
				"type": "string",
				"minLength": 1,
				"description": "What it shows, in a few words.",
				"maxLength": 200
			},
			"format": {
				"$ref": "common.schema.json#/$defs/format",
				"description": "The number of the format this file is written in."
			},
			"says": {
				"$ref": "common.schema.json#/$defs/says",
				"description": "More about it."
			},
			"cites": {
				"$ref": "common.schema.json#/$defs/sources",
				"description": "The rules it shows.",
				"x-ref": "source"
			},
			"set-up": {
				"type": "object",
				"description": "How the game is set up.",
				"properties": {
					"packs": {
						"type": "array",
						"items": {
							"$ref": "common.schema.json#/$defs/pack-id"
						},
						"minItems": 1,
						"description": "The packs in play; what they build on comes with them.",
						"uniqueItems": true,
						"x-ref": "pack"
					},
					"seats": {
						"type": "array",
						"items": {
							"$ref": "common.schema.json#/$defs/seat"
						},
						"minItems": 1,
						"description": "The seats, clockwise.",
						"uniqueItems": true,
						"maxItems": 12
					},
					"params": {
						"type": "object",
						"description": "Values of params.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/dotted-name-ref"
						},
						"additionalProperties": {
							"$ref": "common.schema.json#/$defs/param-value"
						},
						"x-ref": "param"
					},
					"elements": {
						"type": "object",
						"description": "Elements on or off.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name-ref"
						},
						"additionalProperties": {
							"type": "boolean"
						},
						"x-ref": "element"
					},
					"preset": {
						"$ref": "common.schema.json#/$defs/name-ref",
						"description": "A named set of choices, taken before `params` and `elements`.",
						"x-ref": "preset"
					},
					"overlay": {
						"type": "array",
						"items": {
							"type": "string",
							"minLength": 1,
							"description": "An overlay.",
							"pattern": "^[a-z0-9]+(?:-[a-z0-9]+)*$"
						},
						"minItems": 1,
						"description": "Overlays, in order.",
						"uniqueItems": true
					},
					"order": {
						"$ref": "common.schema.json#/$defs/order-choices",
						"description": "Which of two declarations comes first where packs that do not know each other meet."
					},
					"start": {
						"description": "The tile at 0/0, or the tiles on the board as `TILE x/y rN`; the start of the packs when absent.",
						"anyOf": [
							{
								"$ref": "common.schema.json#/$defs/tile-ref",
								"description": "The tile at 0/0.",
								"x-says": "Tiles with their places are a list, such as [WI-5 0/0 r0]; a tile alone lies at 0/0.",
								"x-ref": "tile"
							},
							{
								"type": "array",
								"items": {
									"type": "string",
									"minLength": 1
								},
								"description": "The tiles on the board."
							}
						]
					},
					"board": {
						"$ref": "common.schema.json#/$defs/set-board",
						"description": "Tiles that lie on the board beside the start, as though laid in this order; nothing is scored for them."
					},
					"kinds": {
						"$ref": "common.schema.json#/$defs/set-kinds",
						"description": "Segments that are of another kind now than the one printed, by that kind."
					},
					"sides": {
						"$ref": "common.schema.json#/$defs/set-sides",
						"description": "Sides that show something else than what is printed there: `1/0 N` with the kind that it shows, or `none`."
					},
					"added": {
						"$ref": "common.schema.json#/$defs/set-added",
						"description": "Segments that rules added above what is printed. Pieces stand on them as on `line E-W added`."
					},
					"links": {
						"$ref": "common.schema.json#/$defs/set-links",
						"description": "Features that pieces join, as long as they lie there."
					},
					"settled": {
						"$ref": "common.schema.json#/$defs/set-settled",
						"description": "What counts as scored. Features that are complete do, but for those that the tile under `placed` has a part in; others do not. What is otherwise is said here."
					},
					"pieces": {
						"$ref": "common.schema.json#/$defs/set-pieces",
						"description": "Pieces that stand on the board at the beginning, wherever it is; those on a tile can stand beside it under `board`, too."
					},
					"zones": {
						"$ref": "common.schema.json#/$defs/set-zones",
						"description": "What lies in zones at the beginning, by the name of the zone and whose it is; a zone that is named holds this and no more."
					},
					"spaces": {
						"$ref": "common.schema.json#/$defs/set-spaces",
						"description": "Pieces that stand on spaces at the beginning, by the name of the space; those of a ring bear its name and their number: `track.20`."
					},
					"deck": {
						"type": "array",
						"items": {
							"$ref": "common.schema.json#/$defs/tile-ref",
							"description": "A tile.",
							"x-ref": "tile"
						},
						"description": "The tiles that are drawn, in this order; then the deck is empty. Without it the play says what is drawn."
					},
					"score": {
						"$ref": "common.schema.json#/$defs/set-score",
						"description": "The scores at the beginning."
					},
					"supply": {
						"$ref": "common.schema.json#/$defs/set-supply",
						"description": "How many pieces of a kind a seat has in its supply at the beginning; those too many are put out of the game."
					},
					"turn": {
						"$ref": "common.schema.json#/$defs/seat",
						"description": "The seat whose turn is the first; the first seat when absent."
					},
					"slot": {
						"type": "string",
						"minLength": 1,
						"maxLength": 100,
						"description": "The slot or the group of actions at which the first turn goes on; what stands before it, and the set-up, is not done. `free.after-place` is the question about free actions whose window ends with `after-place`. Without it the turn begins."
					},
					"drawn": {
						"$ref": "common.schema.json#/$defs/tile-ref",
						"description": "The tile in hand at that slot; it is not in the deck.",
						"x-ref": "tile"
					},
					"placed": {
						"type": "string",
						"pattern": "^-?[0-9]{1,4}/-?[0-9]{1,4}$",
						"description": "The cell of the tile that was just laid, at that slot."
					},
					"granted": {
						"$ref": "common.schema.json#/$defs/set-granted",
						"description": "What the turn was granted and has not used yet."
					},
					"registers": {
						"$ref": "common.schema.json#/$defs/set-registers",
						"description": "What registers hold at the beginning."
					},
					"used": {
						"$ref": "common.schema.json#/$defs/set-used",
						"description": "How often limits were used already, by their ids."
					},
					"came": {
						"$ref": "common.schema.json#/$defs/set-came",
						"description": "What pieces remember of how they came to where they are, for rules that ask."
					},
					"seed": {
						"type": "integer",
						"description": "The seed of what is left to chance."
					}
				},
				"required": [
					"packs",
					"seats"
				],
				"additionalProperties": false
			},
			"play": {
				"type": "array",
				"items": {
					"$ref": "#/$defs/entry"
				},
				"description": "What is done, and what must hold, in order. A decision that an entry does not name is passed; one with a single option answers itself."
			},
			"end": {
				"type": "boolean",
				"description": "True: after the play the game goes to its end, and the last scoring is done."
			},
			"expect": {
				"$ref": "#/$defs/expectation",
				"description": "What must hold after the play."
			},
			"cases": {
				"type": "array",
				"items": {
					"type": "object",
					"description": "The same play with other choices.",
					"properties": {
						"says": {
							"$ref": "common.schema.json#/$defs/says",
							"description": "What this case shows."
						},
						"cites": {
							"$ref": "common.schema.json#/$defs/sources",
							"description": "The rules it shows.",
							"x-ref": "source"
						},
						"params": {
							"type": "object",
							"description": "Values of params.",
							"propertyNames": {
								"$ref": "common.schema.json#/$defs/dotted-name-ref"
							},
							"additionalProperties": {
								"$ref": "common.schema.json#/$defs/param-value"
							},
							"x-ref": "param"
						},
						"elements": {
							"type": "object",
							"description": "Elements on or off.",
							"propertyNames": {
								"$ref": "common.schema.json#/$defs/name-ref"
							},
							"additionalProperties": {
								"type": "boolean"
							},
							"x-ref": "element"
						},
						"preset": {
							"$ref": "common.schema.json#/$defs/name-ref",
							"description": "A named set of choices.",
							"x-ref": "preset"
						},
						"expect": {
							"$ref": "#/$defs/expectation",
							"description": "What must hold after the play."
						}
					},
					"required": [
						"expect"
					],
					"additionalProperties": false
				},
				"minItems": 1,
				"description": "The same play with other choices."
			}
		},
		"required": [
			"scenario",
			"set-up"
		],
		"additionalProperties": false,
		"$defs": {
			"expectation": {
				"type": "object",
				"description": "What must hold now.",
				"properties": {
					"score": {
						"type": "object",
						"description": "The score of each seat named.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/seat"
						},
						"additionalProperties": {
							"type": "integer"
						}
					},
					"supply": {
						"type": "object",
						"description": "How many pieces of a kind a seat has in its supply.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/seat"
						},
						"additionalProperties": {
							"type": "object",
							"description": "How many of each kind named.",
							"propertyNames": {
								"$ref": "common.schema.json#/$defs/name-ref"
							},
							"additionalProperties": {
								"type": "integer",
								"minimum": 0
							},
							"x-ref": "piece"
						}
					},
					"zone": {
						"type": "object",
						"description": "How many pieces or tiles are in a zone: `bag`, `hand ann` for the zone of a seat, `below 1/0` for that of a tile, `pile 0/0 block N` for a pile on a feature.",
						"propertyNames": {
							"type": "string",
							"pattern": "^[a-z][a-zA-Z0-9]*(?: [^\\s]+){0,3}$",
							"description": "A zone, and whose it is."
						},
						"additionalProperties": {
							"type": "integer",
							"minimum": 0
						}
					},
					"lines": {
						"type": "object",
						"description": "The lines a seat got since the last step, or in the whole play when it stands in `cases`: `tiles 3 × 2`.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/seat"
						},
						"additionalProperties": {
							"type": "array",
							"items": {
								"type": "string",
								"minLength": 1
							}
						}
					},
					"options": {
						"type": "object",
						"description": "All options of a seat now, in any order.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/seat"
						},
						"additionalProperties": {
							"type": "array",
							"items": {
								"type": "string",
								"minLength": 1,
								"maxLength": 200,
								"description": "The key of an option, as the log prints it."
							}
						}
					},
					"offers": {
						"type": "object",
						"description": "Options that are among those of a seat now.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/seat"
						},
						"additionalProperties": {
							"type": "array",
							"items": {
								"type": "string",
								"minLength": 1,
								"maxLength": 200,
								"description": "The key of an option, as the log prints it."
							}
						}
					},
					"lacks": {
						"type": "object",
						"description": "Options that are not among those of a seat now.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/seat"
						},
						"additionalProperties": {
							"type": "array",
							"items": {
								"type": "string",
								"minLength": 1,
								"maxLength": 200,
								"description": "The key of an option, as the log prints it."
							}
						}
					},
					"owners": {
						"type": "object",
						"description": "The owners of a feature, named by a tile and a segment: `block 0/-1 N`.",
						"propertyNames": {
							"type": "string",
							"minLength": 1,
							"maxLength": 100
						},
						"additionalProperties": {
							"type": "array",
							"items": {
								"$ref": "common.schema.json#/$defs/seat"
							}
						}
					},
					"worth": {
						"type": "object",
						"description": "What a feature is worth now.",
						"propertyNames": {
							"type": "string",
							"minLength": 1,
							"maxLength": 100
						},
						"additionalProperties": {
							"type": "integer"
						}
					},
					"complete": {
						"type": "object",
						"description": "Whether a feature is complete.",
						"propertyNames": {
							"type": "string",
							"minLength": 1,
							"maxLength": 100
						},
						"additionalProperties": {
							"type": "boolean"
						}
					},
					"pieces": {
						"type": "object",
						"description": "The pieces on a feature, tile, corner (`corner 1/0`, the north-west one of that cell) or space: `token ann`.",
						"propertyNames": {
							"type": "string",
							"minLength": 1,
							"maxLength": 100
						},
						"additionalProperties": {
							"type": "array",
							"items": {
								"type": "string",
								"minLength": 1
							}
						}
					},
					"register": {
						"type": "object",
						"description": "What a register holds: `bend 0/1 S`, `open`.",
						"propertyNames": {
							"type": "string",
							"minLength": 1,
							"maxLength": 100
						},
						"additionalProperties": {
							"type": [
								"integer",
								"string",
								"boolean"
							]
						}
					},
					"drawn": {
						"$ref": "common.schema.json#/$defs/tile-ref",
						"description": "The tile in hand.",
						"x-ref": "tile"
					},
					"removed": {
						"type": "array",
						"items": {
							"$ref": "common.schema.json#/$defs/tile-ref",
							"description": "A tile.",
							"x-ref": "tile"
						},
						"description": "The tiles put out of the game so far, in order."
					},
					"left": {
						"type": "integer",
						"description": "Tiles left in the deck.",
						"minimum": 0
					},
					"seat": {
						"$ref": "common.schema.json#/$defs/seat",
						"description": "The seat that is active."
					},
					"asks": {
						"$ref": "common.schema.json#/$defs/seat",
						"description": "The seat that decides now."
					},
					"slot": {
						"$ref": "common.schema.json#/$defs/slot",
						"description": "The slot the game stands in.",
						"x-ref": "slot"
					},
					"over": {
						"type": "boolean",
						"description": "Whether the game is over."
					},
					"winners": {
						"type": "array",
						"items": {
							"$ref": "common.schema.json#/$defs/seat"
						},
						"description": "The seats that have won."
					}
				},
				"additionalProperties": false,
				"minProperties": 1
			},
			"entry": {
				"description": "One entry: a seat and the keys it chooses, or what must hold, or what is refused, or what comes by chance.",
				"anyOf": [
					{
						"type": "object",
						"description": "What must hold now.",
						"properties": {
							"expect": {
								"$ref": "#/$defs/expectation",
								"description": "What must hold now."
							}
						},
						"required": [
							"expect"
						],
						"additionalProperties": false
					},
					{
						"type": "object",
						"description": "An option that is refused now.",
						"properties": {
							"refuse": {
								"type": "object",
								"description": "The seat with the key, and under `why` the reason that is given, among others.",
								"properties": {
									"why": {
										"$ref": "common.schema.json#/$defs/text-ref",
										"description": "The reason that is given, among others.",
										"x-ref": "text"
									}
								},
								"propertyNames": {
									"type": "string",
									"pattern": "^[a-z][a-z0-9-]*$",
									"description": "A seat, or `why`."
								},
								"additionalProperties": {
									"type": "string",
									"minLength": 1,
									"maxLength": 200,
									"description": "The key of an option, as the log prints it."
								},
								"minProperties": 1,
								"maxProperties": 2
							}
						},
						"required": [
							"refuse"
						],
						"additionalProperties": false
					},
					{
						"type": "object",
						"description": "The options of seats now.",
						"properties": {
							"options": {
								"type": "object",
								"description": "All options of a seat, in any order.",
								"propertyNames": {
									"$ref": "common.schema.json#/$defs/seat"
								},
								"additionalProperties": {
									"type": "array",
									"items": {
										"type": "string",
										"minLength": 1,
										"maxLength": 200,
										"description": "The key of an option, as the log prints it."
									}
								}
							}
						},
						"required": [
							"options"
						],
						"additionalProperties": false
					},
					{
						"type": "object",
						"description": "The tile that is drawn next.",
						"properties": {
							"draw": {
								"description": "A tile, or several in order.",
								"anyOf": [
									{
										"$ref": "common.schema.json#/$defs/tile-ref",
										"description": "A tile.",
										"x-ref": "tile"
									},
									{
										"type": "array",
										"items": {
											"$ref": "common.schema.json#/$defs/tile-ref",
											"description": "A tile.",
											"x-ref": "tile"
										},
										"minItems": 1,
										"description": "Tiles in order."
									}
								]
							}
						},
						"required": [
							"draw"
						],
						"additionalProperties": false
					},
					{
						"type": "object",
						"description": "What chance brings next from a stream.",
						"properties": {
							"chance": {
								"type": "object",
								"description": "Outcomes by stream, those of each in order; what is not said is left to the seed.",
								"propertyNames": {
									"$ref": "common.schema.json#/$defs/name"
								},
								"additionalProperties": {
									"description": "One outcome, or several in order.",
									"anyOf": [
										{
											"type": [
												"integer",
												"string"
											]
										},
										{
											"type": "array",
											"items": {
												"type": [
													"integer",
													"string"
												]
											},
											"minItems": 1
										}
									]
								},
								"minProperties": 1
							}
						},
						"required": [
							"chance"
						],
						"additionalProperties": false
					},
					{
						"type": "object",
						"description": "A seat and the keys of the options it chooses.",
						"propertyNames": {
							"type": "string",
							"pattern": "^(?!(?:expect|refuse|why|options|draw|chance)$)[a-z][a-z0-9-]*$",
							"description": "A seat."
						},
						"additionalProperties": {
							"description": "One key, or several in order.",
							"anyOf": [
								{
									"type": "string",
									"minLength": 1,
									"maxLength": 200,
									"description": "The key of an option, as the log prints it."
								},
								{
									"type": "array",
									"items": {
										"type": "string",
										"minLength": 1,
										"maxLength": 200,
										"description": "The key of an option, as the log prints it."
									},
									"minItems": 1
								}
							]
						},
						"minProperties": 1,
						"maxProperties": 1
					}
				]
			}
		}
	},
	"tiles.schema.json": {
		"title": "Tiles",
		"type": "object",
		"description": "A file of tiles.",
		"properties": {
			"format": {
				"$ref": "common.schema.json#/$defs/format",
				"description": "The number of the format this file is written in."
			},
			"given": {
				"type": [
					"string",
					"boolean"
				],
				"description": "The tiles of this file are in the game only when this holds.",
				"x-expr": {
					"type": "bool",
					"scope": [
						"static"
					]
				}
			},
			"copies-by": {
				"$ref": "common.schema.json#/$defs/dotted-name-ref",
				"description": "The param that chooses the column of `copies`.",
				"x-ref": "param"
			},
			"total": {
				"description": "How many tiles there are, checked against the copies: a number, or one for each column.",
				"anyOf": [
					{
						"type": "integer",
						"description": "In every column.",
						"minimum": 0
					},
					{
						"type": "object",
						"description": "In each column.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"type": "integer",
							"minimum": 0
						},
						"minProperties": 1
					}
				]
			},
			"source": {
				"$ref": "common.schema.json#/$defs/sources",
				"description": "Where the distribution is written."
			},
			"tiles": {
				"type": "object",
				"description": "The tiles by id.",
				"propertyNames": {
					"$ref": "common.schema.json#/$defs/tile-id"
				},
				"additionalProperties": {
					"$ref": "#/$defs/tile"
				},
				"x-declares": "tile"
			}
		},
		"required": [
			"format",
			"tiles"
		],
		"additionalProperties": false,
		"$defs": {
			"tile": {
				"type": "object",
				"description": "A tile: for each kind the segments it shows, each as the sides it joins and then its marks (`block: N-W star`). Areas, and what touches what, follow from that. Every other key is a kind or a mark of tiles.",
				"properties": {
					"copies": {
						"description": "How many copies: a number, an expression over the set-up, or one number for each column of the distribution. 1 when absent.",
						"anyOf": [
							{
								"type": "integer",
								"minimum": 0,
								"maximum": 1000
							},
							{
								"type": [
									"string",
									"integer"
								],
								"description": "A number that depends on the set-up.",
								"x-expr": {
									"type": "int",
									"scope": [
										"static"
									]
								}
							},
							{
								"type": "object",
								"description": "Copies in each column.",
								"propertyNames": {
									"$ref": "common.schema.json#/$defs/name"
								},
								"additionalProperties": {
									"type": "integer",
									"minimum": 0,
									"maximum": 1000
								},
								"minProperties": 1
							},
							{
								"type": "object",
								"description": "Copies for each seat; they do not lie in the deck.",
								"properties": {
									"per-seat": {
										"type": [
											"string",
											"integer"
										],
										"description": "How many each seat has.",
										"x-expr": {
											"type": "int",
											"scope": [
												"static"
											]
										}
									}
								},
								"required": [
									"per-seat"
								],
								"additionalProperties": false
							}
						]
					},
					"sides": {
						"type": "string",
						"enum": [
							"any"
						],
						"description": "`any`: every side meets anything, joins nothing and closes what it meets."
					},
					"areas": {
						"type": "object",
						"description": "Areas where the picture is not what follows from the segments: for the area kind a list of half sides that hang together, and `>` for the segments they touch.",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name-ref"
						},
						"additionalProperties": {
							"description": "One area, or a list of areas.",
							"anyOf": [
								{
									"type": "string",
									"minLength": 1,
									"maxLength": 200
								},
								{
									"type": "array",
									"items": {
										"type": "string",
										"minLength": 1,
										"maxLength": 200
									}
								}
							]
						}
					},
					"group": {
						"$ref": "common.schema.json#/$defs/name-ref",
						"description": "The group of the deck it belongs to.",
						"x-ref": "group"
					},
					"footprint": {
						"description": "The cells it covers: `2x1` (width and height), or a list of cells x/y. One cell when absent.",
						"anyOf": [
							{
								"type": "string",
								"pattern": "^[1-9]\\d?x[1-9]\\d?$"
							},
							{
								"type": "array",
								"items": {
									"type": "string",
									"pattern": "^\\d{1,2}/\\d{1,2}$"
								},
								"minItems": 1,
								"maxItems": 64
							}
						]
					},
					"picture": {
						"description": "A picture of its own, drawn instead of the tile as it follows from its segments: the path of an SVG, PNG, JPEG or WebP file of the pack, from the file the tile stands in. A tile of several cells has one picture of all of them.",
						"anyOf": [
							{
								"type": "string",
								"minLength": 1,
								"maxLength": 200
							},
							{
								"type": "object",
								"description": "A picture with the drawn tile over it.",
								"properties": {
									"under": {
										"type": "string",
										"minLength": 1,
										"maxLength": 200,
										"description": "The picture that lies in the place of the ground; segments and marks are drawn over it."
									}
								},
								"required": [
									"under"
								],
								"additionalProperties": false
							}
						]
					},
					"like": {
						"$ref": "common.schema.json#/$defs/tile-ref",
						"description": "The tile it takes everything from that it does not say itself.",
						"x-ref": "tile"
					},
					"tags": {
						"$ref": "common.schema.json#/$defs/name-refs",
						"description": "Tags of the tile.",
						"x-ref": "tag:tile"
					},
					"starts": {
						"$ref": "common.schema.json#/$defs/name-ref",
						"description": "A zone of tiles it lies in when the game begins, rather than in the deck.",
						"x-ref": "zone"
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
						"description": "It is in the game only when this holds.",
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					},
					"title": {
						"$ref": "common.schema.json#/$defs/title",
						"description": "The name people see; the id when absent."
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources",
						"description": "Where it is written."
					}
				},
				"propertyNames": {
					"type": "string",
					"pattern": "^(?!(?:constructor|prototype)$)(?:[a-z0-9]+(?:-[a-z0-9]+)*\\.)?[a-z][a-zA-Z0-9]*$",
					"description": "A kind, a mark of tiles, or one of the fixed keys."
				},
				"patternProperties": {
					"^(?!(?:copies|sides|areas|group|footprint|picture|like|tags|starts|given|title|source)$)(?:[a-z0-9]+(?:-[a-z0-9]+)*\\.)?[a-z][a-zA-Z0-9]*$": {
						"description": "One segment, or a list of segments of this kind; or, for a mark of tiles, `true`, a number or a direction.",
						"anyOf": [
							{
								"type": "string",
								"minLength": 1,
								"maxLength": 200
							},
							{
								"type": "array",
								"items": {
									"type": "string",
									"minLength": 1,
									"maxLength": 200
								},
								"minItems": 1
							},
							{
								"type": "boolean"
							},
							{
								"type": "integer",
								"minimum": 0,
								"maximum": 1000
							}
						]
					}
				},
				"additionalProperties": false
			}
		}
	}
};
