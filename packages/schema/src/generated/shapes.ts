/* eslint-disable */
// Made from schemas/*.schema.json by packages/schema/scripts/build-validators.ts; do not edit.
import type { SchemaFiles } from '../json-schema.ts';

/** All schema files by name, without descriptions, titles, examples and what is said of misspelt names. */
export const shapeFiles: SchemaFiles = {
	"common.schema.json": {
		"$defs": {
			"name": {
				"type": "string",
				"pattern": "^(?!(?:as|break|const|constructor|continue|else|false|for|function|if|import|in|let|loop|namespace|none|null|package|prototype|return|true|var|void|while)$)[a-z][a-zA-Z0-9]*$",
				"maxLength": 60
			},
			"names": {
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
				"maxLength": 121
			},
			"name-refs": {
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
				"maxLength": 90
			},
			"dotted-name-ref": {
				"type": "string",
				"pattern": "^(?:[a-z0-9]+(?:-[a-z0-9]+)*\\.)?(?!(?:as|break|const|constructor|continue|else|false|for|function|if|import|in|let|loop|namespace|none|null|package|prototype|return|true|var|void|while)$)[a-z][a-zA-Z0-9]*(?:\\.[a-z][a-zA-Z0-9]*)*$",
				"maxLength": 151
			},
			"pack-id": {
				"type": "string",
				"pattern": "^[a-z0-9]+(?:-[a-z0-9]+)*$",
				"maxLength": 60
			},
			"pack-of-game": {
				"type": "string",
				"pattern": "^(?:[a-z0-9]+(?:-[a-z0-9]+)*/)?[a-z0-9]+(?:-[a-z0-9]+)*$",
				"maxLength": 121
			},
			"slot": {
				"type": "string",
				"pattern": "^[a-z0-9]+(?:-[a-z0-9]+)*(?:\\.[a-z0-9]+(?:-[a-z0-9]+)*)*$",
				"maxLength": 90
			},
			"slot-word": {
				"type": "string",
				"pattern": "^[a-z0-9]+(?:-[a-z0-9]+)*$",
				"maxLength": 60
			},
			"tile-id": {
				"type": "string",
				"pattern": "^(?!(?:constructor|prototype)$)[A-Za-z0-9][A-Za-z0-9_.+]*(?:-[A-Za-z0-9_.+]+)*$",
				"maxLength": 40
			},
			"tile-ref": {
				"type": "string",
				"pattern": "^(?!(?:constructor|prototype)$)[A-Za-z0-9][A-Za-z0-9_.+]*(?:-[A-Za-z0-9_.+]+)*$",
				"maxLength": 101
			},
			"seat": {
				"type": "string",
				"pattern": "^[a-z][a-z0-9-]*$",
				"maxLength": 30
			},
			"position": {
				"type": "string",
				"pattern": "^-?\\d{1,5}/-?\\d{1,5}$"
			},
			"format": {
				"type": "integer",
				"const": 1
			},
			"says": {
				"type": "string",
				"minLength": 1,
				"maxLength": 1000
			},
			"title": {
				"type": "string",
				"minLength": 1,
				"maxLength": 200
			},
			"sources": {
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
				"maxLength": 90
			},
			"text-ref": {
				"type": "string",
				"pattern": "^(?:[a-z0-9]+(?:-[a-z0-9]+)*\\.)?[a-zA-Z][a-zA-Z0-9-]*(?:\\.[a-zA-Z][a-zA-Z0-9-]*)*$",
				"maxLength": 151
			},
			"mark-fold": {
				"type": "string",
				"enum": [
					"sum",
					"any",
					"all",
					"max"
				]
			},
			"type": {
				"type": "string",
				"pattern": "^(?:bool|int|seat|tile|tile-kind|cell|side|corner|segment|feature|piece|piece-kind|kind|zone|space|placement|placement-side|event|pair|enum:[a-zA-Z][a-zA-Z0-9.]*|set\\([a-z-]+(?::[a-zA-Z][a-zA-Z0-9.]*)?\\))$"
			},
			"line": {
				"type": "object",
				"properties": {
					"count": {
						"type": [
							"string",
							"integer"
						],
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
						"$ref": "#/$defs/title"
					},
					"source": {
						"$ref": "#/$defs/sources"
					}
				},
				"required": [
					"each"
				],
				"additionalProperties": false
			},
			"limit": {
				"type": "object",
				"properties": {
					"times": {
						"type": [
							"string",
							"integer"
						],
						"x-expr": {
							"type": "int",
							"scope": [
								"static"
							]
						}
					},
					"per": {
						"anyOf": [
							{
								"$ref": "#/$defs/span"
							},
							{
								"type": "string",
								"pattern": "^param\\.[a-zA-Z0-9.]+$",
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
				]
			},
			"slot-by": {
				"type": "object",
				"properties": {
					"by": {
						"type": "string",
						"minLength": 1,
						"x-expr": {
							"type": "enum:*",
							"scope": [
								"static"
							]
						}
					},
					"of": {
						"type": "object",
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
				]
			},
			"laid-tile": {
				"type": "object",
				"properties": {
					"tile": {
						"$ref": "#/$defs/tile-ref",
						"x-ref": "tile"
					},
					"at": {
						"$ref": "#/$defs/position"
					},
					"turn": {
						"type": "integer",
						"minimum": 0,
						"maximum": 3
					},
					"source": {
						"$ref": "#/$defs/sources"
					},
					"beside": {
						"type": "boolean"
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
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
				"properties": {
					"from": {
						"type": "string",
						"minLength": 1,
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
						"x-expr": {
							"type": "int | seat",
							"scope": [
								"locals",
								"loop"
							]
						}
					},
					"reverse": {
						"type": "boolean"
					}
				},
				"additionalProperties": false
			},
			"let": {
				"type": "object",
				"propertyNames": {
					"$ref": "#/$defs/name"
				},
				"additionalProperties": {
					"type": [
						"string",
						"integer",
						"boolean"
					],
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
				"propertyNames": {
					"$ref": "#/$defs/name"
				},
				"additionalProperties": {
					"type": "string",
					"minLength": 1,
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
				"properties": {
					"min": {
						"type": [
							"string",
							"integer"
						],
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
							"properties": {
								"tile": {
									"type": "string",
									"minLength": 1,
									"maxLength": 100
								},
								"by": {
									"$ref": "#/$defs/seat"
								},
								"pieces": {
									"type": "array",
									"items": {
										"type": "string",
										"minLength": 1,
										"maxLength": 100
									},
									"minItems": 1
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
			"set-kinds": {
				"type": "object",
				"propertyNames": {
					"$ref": "#/$defs/name-ref"
				},
				"additionalProperties": {
					"type": "array",
					"items": {
						"type": "string",
						"minLength": 1,
						"maxLength": 100
					},
					"minItems": 1,
					"maxItems": 2000
				},
				"x-ref": "kind"
			},
			"set-sides": {
				"type": "object",
				"propertyNames": {
					"type": "string",
					"pattern": "^-?[0-9]{1,4}/-?[0-9]{1,4} [NESW]$"
				},
				"additionalProperties": {
					"type": "string",
					"minLength": 1,
					"maxLength": 60
				}
			},
			"set-added": {
				"type": "array",
				"items": {
					"type": "string",
					"minLength": 1,
					"maxLength": 200
				},
				"maxItems": 2000
			},
			"set-links": {
				"type": "array",
				"items": {
					"type": "string",
					"minLength": 1,
					"maxLength": 200
				},
				"maxItems": 2000
			},
			"set-settled": {
				"type": "object",
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 100
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
					"maxLength": 100
				},
				"maxItems": 2000
			},
			"set-zones": {
				"type": "object",
				"propertyNames": {
					"type": "string",
					"maxLength": 100,
					"pattern": "^[a-z][a-zA-Z0-9]*(?: [^\\s]+){0,4}$"
				},
				"additionalProperties": {
					"type": "array",
					"items": {
						"type": "string",
						"minLength": 1,
						"maxLength": 100
					},
					"maxItems": 2000
				}
			},
			"set-spaces": {
				"type": "object",
				"propertyNames": {
					"type": "string",
					"maxLength": 60,
					"pattern": "^[a-z][a-zA-Z0-9]*(?:\\.[0-9]+)?$"
				},
				"additionalProperties": {
					"type": "array",
					"items": {
						"type": "string",
						"minLength": 1,
						"maxLength": 100
					},
					"minItems": 1
				}
			},
			"set-score": {
				"type": "object",
				"propertyNames": {
					"$ref": "#/$defs/seat"
				},
				"additionalProperties": {
					"type": "integer"
				}
			},
			"set-registers": {
				"type": "object",
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
				"properties": {
					"parts": {
						"type": "integer",
						"minimum": 1,
						"maximum": 1000
					},
					"turns": {
						"type": "integer",
						"minimum": 1,
						"maximum": 1000
					}
				},
				"additionalProperties": false
			},
			"set-used": {
				"type": "object",
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 100
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
					"maxLength": 200
				},
				"maxItems": 2000
			},
			"set-supply": {
				"type": "object",
				"propertyNames": {
					"$ref": "#/$defs/seat"
				},
				"additionalProperties": {
					"type": "object",
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
				"items": {
					"type": "object",
					"properties": {
						"first": {
							"type": "string",
							"minLength": 1,
							"pattern": "^[a-z0-9]+(?:-[a-z0-9]+)*\\.[a-zA-Z][a-zA-Z0-9.-]*$",
							"maxLength": 120
						},
						"then": {
							"type": "string",
							"minLength": 1,
							"pattern": "^[a-z0-9]+(?:-[a-z0-9]+)*\\.[a-zA-Z][a-zA-Z0-9.-]*$",
							"maxLength": 120
						},
						"says": {
							"$ref": "common.schema.json#/$defs/says"
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
		"type": "object",
		"properties": {
			"coverage": {
				"type": "string",
				"minLength": 1,
				"maxLength": 200
			},
			"format": {
				"$ref": "common.schema.json#/$defs/format"
			},
			"says": {
				"$ref": "common.schema.json#/$defs/says"
			},
			"exceptions": {
				"type": "object",
				"propertyNames": {
					"pattern": "^[A-Z]{2,5}-[A-Z]{0,2}[0-9]+[a-z]?$"
				},
				"additionalProperties": {
					"type": "string",
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
		"type": "object",
		"properties": {
			"differences": {
				"type": "array",
				"items": {
					"type": "object",
					"properties": {
						"recording": {
							"type": "string",
							"minLength": 1,
							"maxLength": 200
						},
						"step": {
							"type": "integer",
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
							]
						},
						"rule": {
							"type": "string",
							"minLength": 1,
							"maxLength": 120
						},
						"why": {
							"$ref": "common.schema.json#/$defs/says"
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
				}
			},
			"format": {
				"$ref": "common.schema.json#/$defs/format"
			},
			"says": {
				"$ref": "common.schema.json#/$defs/says"
			}
		},
		"required": [
			"differences",
			"format"
		],
		"additionalProperties": false
	},
	"effects.schema.json": {
		"$defs": {
			"effects": {
				"type": "array",
				"items": {
					"$ref": "#/$defs/effect"
				},
				"maxItems": 500
			},
			"effect": {
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
				"properties": {
					"place": {
						"type": "object",
						"properties": {
							"piece": {
								"type": "string",
								"minLength": 1,
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
								]
							},
							"cause": {
								"$ref": "common.schema.json#/$defs/name-ref",
								"x-ref": "cause"
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
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
				"properties": {
					"move": {
						"type": "object",
						"properties": {
							"pieces": {
								"type": "string",
								"minLength": 1,
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
								]
							},
							"cause": {
								"$ref": "common.schema.json#/$defs/name-ref",
								"x-ref": "cause"
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
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
				"properties": {
					"return": {
						"type": "object",
						"properties": {
							"pieces": {
								"type": "string",
								"minLength": 1,
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
								"x-ref": "cause"
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
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
				"properties": {
					"draw": {
						"type": "object",
						"properties": {
							"from": {
								"type": "string",
								"minLength": 1,
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
								]
							},
							"show": {
								"type": "string",
								"enum": [
									"all",
									"owner",
									"nobody"
								]
							},
							"stream": {
								"$ref": "common.schema.json#/$defs/name-ref",
								"x-ref": "stream"
							},
							"cause": {
								"$ref": "common.schema.json#/$defs/name-ref",
								"x-ref": "cause"
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
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
				"properties": {
					"shuffle": {
						"type": "object",
						"properties": {
							"zone": {
								"type": "string",
								"minLength": 1,
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
								"x-ref": "stream"
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
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
				"properties": {
					"reveal": {
						"type": "object",
						"properties": {
							"pieces": {
								"type": "string",
								"minLength": 1,
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
				"properties": {
					"draw-tile": {
						"type": "object",
						"properties": {
							"group": {
								"$ref": "common.schema.json#/$defs/name-ref",
								"x-ref": "group"
							},
							"to": {
								"type": "string",
								"minLength": 1,
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
								]
							},
							"show": {
								"type": "string",
								"enum": [
									"all",
									"owner",
									"nobody"
								]
							},
							"until": {
								"type": [
									"string",
									"boolean"
								],
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
				"properties": {
					"take-tile": {
						"type": "object",
						"properties": {
							"tile": {
								"type": "string",
								"minLength": 1,
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
				"properties": {
					"move-tile": {
						"type": "object",
						"properties": {
							"tile": {
								"type": "string",
								"minLength": 1,
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
				"properties": {
					"discard-tile": {
						"type": "object",
						"properties": {
							"to": {
								"type": "string",
								"minLength": 1,
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
				"properties": {
					"return-aside": {
						"type": "object",
						"properties": {
							"group": {
								"$ref": "common.schema.json#/$defs/name-ref",
								"x-ref": "group"
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
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
				"properties": {
					"place-tile": {
						"type": "object",
						"properties": {
							"at": {
								"type": "string",
								"minLength": 1,
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
								"type": "boolean"
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
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
				"properties": {
					"link": {
						"type": "object",
						"properties": {
							"a": {
								"type": "string",
								"minLength": 1,
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
								"type": "boolean"
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
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
				"properties": {
					"unlink": {
						"type": "object",
						"properties": {
							"by": {
								"type": "string",
								"minLength": 1,
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
				"properties": {
					"add-segment": {
						"type": "object",
						"properties": {
							"tile": {
								"type": "string",
								"minLength": 1,
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
								"type": "boolean"
							},
							"by": {
								"type": "string",
								"minLength": 1,
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
				"properties": {
					"override-edge": {
						"type": "object",
						"properties": {
							"side": {
								"type": "string",
								"minLength": 1,
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
				"properties": {
					"convert": {
						"type": "object",
						"properties": {
							"feature": {
								"type": "string",
								"minLength": 1,
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
				"properties": {
					"score": {
						"type": "object",
						"properties": {
							"to": {
								"type": "string",
								"minLength": 1,
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
								"x-ref": "line",
								"x-declares": "line"
							},
							"count": {
								"type": [
									"string",
									"integer"
								],
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
								"propertyNames": {
									"$ref": "common.schema.json#/$defs/name"
								},
								"additionalProperties": {
									"type": "object",
									"properties": {
										"count": {
											"type": [
												"string",
												"integer"
											],
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
								"x-ref": "cause"
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
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
				"properties": {
					"transfer": {
						"type": "object",
						"properties": {
							"from": {
								"type": "string",
								"minLength": 1,
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
								"x-ref": "line",
								"x-declares": "line"
							},
							"cause": {
								"$ref": "common.schema.json#/$defs/name-ref",
								"x-ref": "cause"
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
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
				"properties": {
					"set": {
						"type": "object",
						"properties": {
							"register": {
								"$ref": "common.schema.json#/$defs/name-ref",
								"x-ref": "register"
							},
							"of": {
								"type": [
									"string",
									"integer",
									"boolean"
								],
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
								"x-ref": "local"
							},
							"to": {
								"type": [
									"string",
									"integer",
									"boolean"
								],
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
				"properties": {
					"let": {
						"$ref": "common.schema.json#/$defs/let"
					}
				},
				"required": [
					"let"
				],
				"additionalProperties": false
			},
			"roll": {
				"type": "object",
				"properties": {
					"roll": {
						"type": "object",
						"properties": {
							"as": {
								"$ref": "common.schema.json#/$defs/name",
								"x-ref": "local",
								"x-declares": "local"
							},
							"faces": {
								"type": "array",
								"items": {
									"type": "integer"
								},
								"minItems": 1,
								"maxItems": 100
							},
							"stream": {
								"$ref": "common.schema.json#/$defs/name-ref",
								"x-ref": "stream"
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
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
				"properties": {
					"collect": {
						"type": "object",
						"properties": {
							"features": {
								"type": "string",
								"minLength": 1,
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
								"x-ref": "reason"
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
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
				"properties": {
					"drop": {
						"type": "object",
						"properties": {
							"features": {
								"type": "string",
								"minLength": 1,
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
				"properties": {
					"grant": {
						"type": "string",
						"enum": [
							"part",
							"turn"
						]
					}
				},
				"required": [
					"grant"
				],
				"additionalProperties": false
			},
			"run": {
				"type": "object",
				"properties": {
					"run": {
						"type": "object",
						"properties": {
							"part": {
								"type": "boolean"
							},
							"wave": {
								"$ref": "common.schema.json#/$defs/slot-word",
								"x-ref": "slot"
							},
							"slots": {
								"type": "array",
								"items": {
									"$ref": "common.schema.json#/$defs/slot",
									"x-ref": "slot"
								},
								"minItems": 1
							},
							"from": {
								"$ref": "common.schema.json#/$defs/slot",
								"x-ref": "slot"
							},
							"to": {
								"$ref": "common.schema.json#/$defs/slot",
								"x-ref": "slot"
							},
							"seat": {
								"type": "string",
								"minLength": 1,
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
								"x-ref": "rule"
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
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
				"properties": {
					"block": {
						"$ref": "common.schema.json#/$defs/name-ref",
						"x-ref": "block"
					},
					"with": {
						"type": "object",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"type": [
								"string",
								"integer",
								"boolean"
							],
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
				"properties": {
					"finish": {
						"type": "string",
						"enum": [
							"part",
							"turn",
							"game"
						]
					}
				},
				"required": [
					"finish"
				],
				"additionalProperties": false
			},
			"if": {
				"type": "object",
				"properties": {
					"if": {
						"type": [
							"string",
							"boolean"
						],
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
						"$ref": "#/$defs/effects"
					},
					"else": {
						"$ref": "#/$defs/effects"
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
				"properties": {
					"case": {
						"type": [
							"string",
							"integer",
							"boolean"
						],
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
						"propertyNames": {
							"type": "string",
							"pattern": "^(?:-?\\d+|[a-z][a-zA-Z0-9]*|[A-Z][A-Za-z0-9_.+-]*)$"
						},
						"additionalProperties": {
							"$ref": "#/$defs/effects"
						},
						"minProperties": 1
					},
					"else": {
						"$ref": "#/$defs/effects"
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
				"properties": {
					"for-each": {
						"type": "object",
						"properties": {
							"as": {
								"$ref": "common.schema.json#/$defs/name",
								"x-ref": "local",
								"x-declares": "local"
							},
							"in": {
								"type": "string",
								"minLength": 1,
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
								"propertyNames": {
									"$ref": "common.schema.json#/$defs/name"
								},
								"additionalProperties": {
									"type": [
										"string",
										"integer",
										"boolean"
									],
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
								"$ref": "common.schema.json#/$defs/order"
							},
							"do": {
								"$ref": "#/$defs/effects"
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
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
				"properties": {
					"repeat": {
						"type": "object",
						"properties": {
							"vars": {
								"$ref": "common.schema.json#/$defs/let"
							},
							"while": {
								"type": [
									"string",
									"boolean"
								],
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
								]
							},
							"times": {
								"type": [
									"string",
									"integer"
								],
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
								"$ref": "#/$defs/effects"
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
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
				"properties": {
					"round-robin": {
						"type": "object",
						"properties": {
							"as": {
								"$ref": "common.schema.json#/$defs/name",
								"x-ref": "local",
								"x-declares": "local"
							},
							"start": {
								"type": "string",
								"minLength": 1,
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
								]
							},
							"rounds": {
								"type": [
									"string",
									"integer"
								],
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
								]
							},
							"do": {
								"$ref": "#/$defs/effects"
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
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
				"properties": {
					"walk": {
						"type": "object",
						"properties": {
							"piece": {
								"type": "string",
								"minLength": 1,
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
								"x-ref": "local",
								"x-declares": "local"
							},
							"start": {
								"type": "string",
								"minLength": 1,
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
								]
							},
							"steps": {
								"type": [
									"string",
									"integer"
								],
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
								"x-ref": "local",
								"x-declares": "local"
							},
							"among": {
								"type": "string",
								"minLength": 1,
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
								"maxLength": 300
							},
							"pass": {
								"type": "boolean"
							},
							"do": {
								"$ref": "#/$defs/effects"
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
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
				"properties": {
					"choose": {
						"type": "object",
						"properties": {
							"id": {
								"$ref": "common.schema.json#/$defs/name",
								"x-ref": "local",
								"x-declares": "decision"
							},
							"who": {
								"type": "string",
								"minLength": 1,
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
								"$ref": "common.schema.json#/$defs/among"
							},
							"subset": {
								"type": "object",
								"properties": {
									"min": {
										"type": [
											"string",
											"integer"
										],
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
								"$ref": "common.schema.json#/$defs/number-range"
							},
							"order": {
								"type": "boolean"
							},
							"options": {
								"type": "array",
								"items": {
									"$ref": "common.schema.json#/$defs/name"
								},
								"minItems": 1,
								"uniqueItems": true,
								"x-declares": "option"
							},
							"where": {
								"type": [
									"string",
									"boolean"
								],
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
								"anyOf": [
									{
										"type": [
											"string",
											"integer",
											"boolean"
										],
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
								"type": "boolean"
							},
							"none": {
								"type": "string",
								"enum": [
									"skip",
									"fail"
								]
							},
							"sealed": {
								"type": "boolean"
							},
							"oracle": {
								"type": "string",
								"enum": [
									"uniform"
								]
							},
							"key": {
								"type": "array",
								"items": {
									"$ref": "common.schema.json#/$defs/name"
								},
								"minItems": 1
							},
							"says": {
								"type": "string",
								"minLength": 1,
								"maxLength": 300
							}
						},
						"additionalProperties": false
					},
					"then": {
						"$ref": "#/$defs/effects"
					},
					"else": {
						"$ref": "#/$defs/effects"
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
		"type": "object",
		"properties": {
			"log": {
				"type": "string",
				"minLength": 1,
				"maxLength": 200
			},
			"format": {
				"$ref": "common.schema.json#/$defs/format"
			},
			"says": {
				"$ref": "common.schema.json#/$defs/says"
			},
			"keys": {
				"type": "integer",
				"minimum": 1
			},
			"set-up": {
				"type": "object",
				"properties": {
					"game": {
						"$ref": "common.schema.json#/$defs/pack-id",
						"x-ref": "pack"
					},
					"packs": {
						"type": "array",
						"items": {
							"$ref": "common.schema.json#/$defs/pack-id"
						},
						"minItems": 1,
						"uniqueItems": true,
						"x-ref": "pack"
					},
					"versions": {
						"type": "object",
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
							"pattern": "^[a-z0-9]+(?:-[a-z0-9]+)*$"
						}
					},
					"order": {
						"$ref": "common.schema.json#/$defs/order-choices"
					},
					"seats": {
						"type": "array",
						"items": {
							"$ref": "common.schema.json#/$defs/seat"
						},
						"minItems": 1,
						"uniqueItems": true,
						"maxItems": 12
					},
					"seed": {
						"anyOf": [
							{
								"type": "integer"
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
						}
					},
					"own-start": {
						"type": "boolean"
					},
					"draws": {
						"type": "integer",
						"minimum": 0,
						"maximum": 100000
					},
					"board": {
						"$ref": "common.schema.json#/$defs/set-board"
					},
					"kinds": {
						"$ref": "common.schema.json#/$defs/set-kinds"
					},
					"sides": {
						"$ref": "common.schema.json#/$defs/set-sides"
					},
					"added": {
						"$ref": "common.schema.json#/$defs/set-added"
					},
					"links": {
						"$ref": "common.schema.json#/$defs/set-links"
					},
					"settled": {
						"$ref": "common.schema.json#/$defs/set-settled"
					},
					"pieces": {
						"$ref": "common.schema.json#/$defs/set-pieces"
					},
					"zones": {
						"$ref": "common.schema.json#/$defs/set-zones"
					},
					"spaces": {
						"$ref": "common.schema.json#/$defs/set-spaces"
					},
					"score": {
						"$ref": "common.schema.json#/$defs/set-score"
					},
					"supply": {
						"$ref": "common.schema.json#/$defs/set-supply"
					},
					"turn": {
						"$ref": "common.schema.json#/$defs/seat"
					},
					"slot": {
						"type": "string",
						"minLength": 1,
						"maxLength": 100
					},
					"drawn": {
						"$ref": "common.schema.json#/$defs/tile-id",
						"x-ref": "tile"
					},
					"placed": {
						"type": "string",
						"pattern": "^-?[0-9]{1,4}/-?[0-9]{1,4}$"
					},
					"granted": {
						"$ref": "common.schema.json#/$defs/set-granted"
					},
					"registers": {
						"$ref": "common.schema.json#/$defs/set-registers"
					},
					"used": {
						"$ref": "common.schema.json#/$defs/set-used"
					},
					"came": {
						"$ref": "common.schema.json#/$defs/set-came"
					},
					"deck": {
						"type": "array",
						"items": {
							"$ref": "common.schema.json#/$defs/tile-id",
							"x-ref": "tile"
						},
						"maxItems": 10000
					},
					"rules": {
						"type": "string",
						"minLength": 1,
						"pattern": "^[0-9a-f]{8,64}$"
					},
					"edited": {
						"type": "array",
						"items": {
							"type": "string",
							"minLength": 1,
							"maxLength": 300
						},
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
				"maxItems": 200000
			},
			"table": {
				"type": "array",
				"maxItems": 12,
				"items": {
					"type": "object",
					"properties": {
						"name": {
							"type": "string",
							"minLength": 1,
							"maxLength": 60
						},
						"by": {
							"type": "string",
							"minLength": 1,
							"maxLength": 60
						},
						"colour": {
							"type": "string",
							"minLength": 1,
							"maxLength": 30
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
				"properties": {
					"scores": {
						"type": "array",
						"items": {
							"type": "integer"
						}
					},
					"winners": {
						"type": "array",
						"items": {
							"$ref": "common.schema.json#/$defs/seat"
						}
					},
					"hash": {
						"type": "string",
						"minLength": 1,
						"pattern": "^[0-9a-f]{8,64}$"
					},
					"points": {
						"type": "array",
						"items": {
							"type": "object",
							"properties": {
								"seat": {
									"$ref": "common.schema.json#/$defs/seat"
								},
								"points": {
									"type": "integer"
								},
								"name": {
									"type": "string",
									"minLength": 1,
									"maxLength": 120
								},
								"cause": {
									"type": "string",
									"minLength": 1,
									"maxLength": 60
								},
								"at": {
									"type": "string",
									"minLength": 1,
									"maxLength": 120
								},
								"lines": {
									"type": "array",
									"items": {
										"type": "string",
										"minLength": 1,
										"maxLength": 120
									}
								},
								"final": {
									"type": "boolean"
								}
							},
							"required": [
								"seat",
								"points"
							],
							"additionalProperties": false
						}
					}
				},
				"additionalProperties": false
			},
			"to-come": {
				"type": "object",
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
				"maxItems": 10000,
				"items": {
					"type": "object",
					"properties": {
						"step": {
							"type": "integer",
							"minimum": 0
						},
						"says": {
							"type": "string",
							"minLength": 1,
							"maxLength": 2000
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
				"maxLength": 60
			},
			"branches": {
				"type": "array",
				"maxItems": 100,
				"items": {
					"type": "object",
					"properties": {
						"from": {
							"type": "integer",
							"minimum": 0
						},
						"steps": {
							"type": "array",
							"items": {
								"$ref": "#/$defs/step"
							},
							"maxItems": 200000
						},
						"notes": {
							"type": "array",
							"maxItems": 10000,
							"items": {
								"type": "object",
								"properties": {
									"step": {
										"type": "integer",
										"minimum": 0
									},
									"says": {
										"type": "string",
										"minLength": 1,
										"maxLength": 2000
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
							"maxLength": 60
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
				"anyOf": [
					{
						"type": "object",
						"properties": {
							"seat": {
								"$ref": "common.schema.json#/$defs/seat"
							},
							"do": {
								"type": "string",
								"minLength": 1,
								"maxLength": 200
							},
							"slot": {
								"$ref": "common.schema.json#/$defs/slot"
							},
							"ask": {
								"type": "string",
								"minLength": 1,
								"maxLength": 120
							},
							"by": {
								"type": "string",
								"enum": [
									"person",
									"bot",
									"rule",
									"script"
								]
							},
							"count": {
								"type": "integer",
								"minimum": 0
							},
							"digest": {
								"type": "string",
								"minLength": 1,
								"pattern": "^[0-9a-f]{8,64}$"
							},
							"hash": {
								"type": "string",
								"minLength": 1,
								"pattern": "^[0-9a-f]{8,64}$"
							},
							"scores": {
								"type": "array",
								"items": {
									"type": "integer"
								}
							},
							"points": {
								"type": "array",
								"items": {
									"type": "object",
									"properties": {
										"seat": {
											"$ref": "common.schema.json#/$defs/seat"
										},
										"points": {
											"type": "integer"
										},
										"name": {
											"type": "string",
											"minLength": 1,
											"maxLength": 120
										},
										"cause": {
											"type": "string",
											"minLength": 1,
											"maxLength": 60
										},
										"at": {
											"type": "string",
											"minLength": 1,
											"maxLength": 120
										},
										"lines": {
											"type": "array",
											"items": {
												"type": "string",
												"minLength": 1,
												"maxLength": 120
											}
										},
										"final": {
											"type": "boolean"
										}
									},
									"required": [
										"seat",
										"points"
									],
									"additionalProperties": false
								}
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
						"properties": {
							"chance": {
								"$ref": "common.schema.json#/$defs/name"
							},
							"is": {
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
		"type": "object",
		"properties": {
			"format": {
				"$ref": "common.schema.json#/$defs/format"
			},
			"looks": {
				"$ref": "#/$defs/looks"
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
				"properties": {
					"ground": {
						"type": "string",
						"minLength": 1,
						"maxLength": 60
					},
					"colours": {
						"type": "object",
						"propertyNames": {
							"minLength": 1,
							"maxLength": 60
						},
						"additionalProperties": {
							"anyOf": [
								{
									"type": "string",
									"pattern": "^#[0-9a-fA-F]{6}$"
								},
								{
									"type": "array",
									"items": {
										"type": "string",
										"pattern": "^#[0-9a-fA-F]{6}$"
									},
									"minItems": 2,
									"maxItems": 2
								}
							]
						}
					},
					"glyphs": {
						"type": "object",
						"propertyNames": {
							"minLength": 1,
							"maxLength": 60
						},
						"additionalProperties": {
							"type": "array",
							"maxItems": 24,
							"items": {
								"type": "object",
								"properties": {
									"d": {
										"type": "string",
										"minLength": 1,
										"maxLength": 2000,
										"pattern": "^[MmLlHhVvCcSsQqTtAaZz0-9eE .,+-]+$"
									},
									"fill": {
										"type": "string",
										"minLength": 1,
										"maxLength": 60
									},
									"line": {
										"type": "string",
										"minLength": 1,
										"maxLength": 60
									},
									"width": {
										"type": "integer",
										"minimum": 0,
										"maximum": 120
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
						"propertyNames": {
							"minLength": 1,
							"maxLength": 60
						},
						"additionalProperties": {
							"type": "object",
							"properties": {
								"fill": {
									"type": "string",
									"minLength": 1,
									"maxLength": 60
								},
								"line": {
									"type": "string",
									"minLength": 1,
									"maxLength": 60
								},
								"trim": {
									"type": "string",
									"minLength": 1,
									"maxLength": 60
								},
								"width": {
									"type": "integer",
									"minimum": 0,
									"maximum": 300
								},
								"dash": {
									"type": "array",
									"items": {
										"type": "integer",
										"minimum": 0,
										"maximum": 500
									},
									"minItems": 1,
									"maxItems": 6
								},
								"pattern": {
									"type": "object",
									"properties": {
										"glyphs": {
											"type": "array",
											"items": {
												"type": "string",
												"minLength": 1,
												"maxLength": 60
											},
											"minItems": 1,
											"maxItems": 12
										},
										"size": {
											"type": "integer",
											"minimum": 20,
											"maximum": 400
										},
										"gap": {
											"type": "integer",
											"minimum": 30,
											"maximum": 1000
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
									"maxLength": 60
								},
								"end": {
									"type": "string",
									"minLength": 1,
									"maxLength": 60
								},
								"size": {
									"type": "integer",
									"minimum": 10,
									"maximum": 800
								}
							},
							"additionalProperties": false
						}
					},
					"marks": {
						"type": "object",
						"propertyNames": {
							"minLength": 1,
							"maxLength": 60
						},
						"additionalProperties": {
							"type": "object",
							"properties": {
								"glyph": {
									"type": "string",
									"minLength": 1,
									"maxLength": 60
								},
								"size": {
									"type": "integer",
									"minimum": 10,
									"maximum": 800
								}
							},
							"additionalProperties": false
						}
					},
					"pieces": {
						"type": "object",
						"propertyNames": {
							"minLength": 1,
							"maxLength": 60
						},
						"additionalProperties": {
							"type": "object",
							"properties": {
								"glyph": {
									"type": "string",
									"minLength": 1,
									"maxLength": 60
								},
								"size": {
									"type": "integer",
									"minimum": 10,
									"maximum": 800
								},
								"lies": {
									"type": "array",
									"items": {
										"type": "string",
										"minLength": 1,
										"maxLength": 60
									},
									"maxItems": 40
								},
								"stack": {
									"type": "integer",
									"minimum": 0,
									"maximum": 400
								},
								"faces": {
									"type": "object",
									"propertyNames": {
										"pattern": "^(0|-?[1-9][0-9]{0,5})$",
										"maxLength": 7
									},
									"additionalProperties": {
										"type": "object",
										"properties": {
											"glyph": {
												"type": "string",
												"minLength": 1,
												"maxLength": 60
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
						"propertyNames": {
							"minLength": 1,
							"maxLength": 60
						},
						"additionalProperties": {
							"type": "object",
							"properties": {
								"on": {
									"type": "string",
									"minLength": 1,
									"maxLength": 60
								},
								"at": {
									"type": "array",
									"items": {
										"type": "integer",
										"minimum": -12000,
										"maximum": 12000
									},
									"minItems": 2,
									"maxItems": 2
								},
								"size": {
									"type": "array",
									"items": {
										"type": "integer",
										"minimum": 100,
										"maximum": 6000
									},
									"minItems": 2,
									"maxItems": 2
								},
								"glyph": {
									"type": "string",
									"minLength": 1,
									"maxLength": 60
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
		"type": "object",
		"properties": {
			"mapping": {
				"type": "string",
				"minLength": 1,
				"pattern": "^[a-z0-9]+(?:-[a-z0-9]+)*$",
				"maxLength": 60
			},
			"format": {
				"$ref": "common.schema.json#/$defs/format"
			},
			"for": {
				"type": "string",
				"minLength": 1,
				"pattern": "^[a-z0-9]+(?:-[a-z0-9]+)*$"
			},
			"pack": {
				"$ref": "common.schema.json#/$defs/pack-id",
				"x-ref": "pack"
			},
			"says": {
				"$ref": "common.schema.json#/$defs/says"
			},
			"sets": {
				"type": "object",
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120,
					"pattern": "^(?!__proto__$)"
				},
				"additionalProperties": {
					"type": "object",
					"properties": {
						"packs": {
							"type": "array",
							"items": {
								"$ref": "common.schema.json#/$defs/pack-id"
							},
							"minItems": 1,
							"uniqueItems": true,
							"x-ref": "pack"
						},
						"params": {
							"type": "object",
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
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120,
					"pattern": "^(?!__proto__$)"
				},
				"additionalProperties": {
					"anyOf": [
						{
							"$ref": "common.schema.json#/$defs/tile-ref",
							"x-ref": "tile"
						},
						{
							"type": "object",
							"properties": {
								"tile": {
									"$ref": "common.schema.json#/$defs/tile-ref",
									"x-ref": "tile"
								},
								"turn": {
									"type": "integer",
									"minimum": 0,
									"maximum": 3
								},
								"places": {
									"type": "object",
									"propertyNames": {
										"type": "string",
										"minLength": 1,
										"maxLength": 120,
										"pattern": "^(?!__proto__$)"
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
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120,
					"pattern": "^(?!__proto__$)"
				},
				"additionalProperties": {
					"type": "object",
					"properties": {
						"params": {
							"type": "object",
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
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120,
					"pattern": "^(?!__proto__$)"
				},
				"additionalProperties": {
					"$ref": "common.schema.json#/$defs/name-ref",
					"x-ref": "kind"
				}
			},
			"pieces": {
				"type": "object",
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120,
					"pattern": "^(?!__proto__$)"
				},
				"additionalProperties": {
					"anyOf": [
						{
							"$ref": "common.schema.json#/$defs/name-ref",
							"x-ref": "piece"
						},
						{
							"type": "object",
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
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120,
					"pattern": "^(?!__proto__$)"
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
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120,
					"pattern": "^(?!__proto__$)"
				},
				"additionalProperties": {
					"anyOf": [
						{
							"$ref": "common.schema.json#/$defs/name-ref",
							"x-ref": "element"
						},
						{
							"type": "object",
							"properties": {
								"packs": {
									"type": "array",
									"items": {
										"$ref": "common.schema.json#/$defs/pack-id"
									},
									"minItems": 1,
									"uniqueItems": true,
									"x-ref": "pack"
								},
								"elements": {
									"type": "object",
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
									]
								}
							},
							"additionalProperties": false
						}
					]
				}
			},
			"rules": {
				"type": "object",
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120,
					"pattern": "^(?!__proto__$)"
				},
				"additionalProperties": {
					"type": "object",
					"properties": {
						"param": {
							"$ref": "common.schema.json#/$defs/dotted-name-ref",
							"x-ref": "param"
						},
						"element": {
							"$ref": "common.schema.json#/$defs/name-ref",
							"x-ref": "element"
						},
						"values": {
							"type": "object",
							"propertyNames": {
								"type": "string",
								"minLength": 1,
								"maxLength": 120,
								"pattern": "^(?!__proto__$)"
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
							]
						}
					},
					"additionalProperties": false
				}
			},
			"actions": {
				"type": "object",
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120,
					"pattern": "^(?!__proto__$)"
				},
				"additionalProperties": {
					"anyOf": [
						{
							"type": "object",
							"properties": {
								"action": {
									"$ref": "common.schema.json#/$defs/name-ref",
									"x-ref": "action"
								},
								"key": {
									"type": "string",
									"minLength": 1,
									"maxLength": 200
								},
								"pass": {
									"type": "boolean"
								},
								"cell": {
									"type": "string",
									"pattern": "^-?[0-9]{1,3}/-?[0-9]{1,3}$"
								},
								"kind": {
									"type": "string",
									"minLength": 1,
									"maxLength": 120
								},
								"begins": {
									"type": "boolean"
								},
								"then": {
									"type": "array",
									"minItems": 1,
									"maxItems": 4,
									"items": {
										"type": "object",
										"properties": {
											"action": {
												"$ref": "common.schema.json#/$defs/name-ref",
												"x-ref": "action"
											},
											"key": {
												"type": "string",
												"minLength": 1,
												"maxLength": 200
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
									"properties": {
										"piece": {
											"type": "array",
											"minItems": 1,
											"items": {
												"$ref": "common.schema.json#/$defs/name-ref",
												"x-ref": "piece"
											}
										},
										"kind": {
											"type": "array",
											"minItems": 1,
											"items": {
												"$ref": "common.schema.json#/$defs/name-ref",
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
								"properties": {
									"action": {
										"$ref": "common.schema.json#/$defs/name-ref",
										"x-ref": "action"
									},
									"key": {
										"type": "string",
										"minLength": 1,
										"maxLength": 200
									},
									"pass": {
										"type": "boolean"
									},
									"cell": {
										"type": "string",
										"pattern": "^-?[0-9]{1,3}/-?[0-9]{1,3}$"
									},
									"kind": {
										"type": "string",
										"minLength": 1,
										"maxLength": 120
									},
									"begins": {
										"type": "boolean"
									},
									"then": {
										"type": "array",
										"minItems": 1,
										"maxItems": 4,
										"items": {
											"type": "object",
											"properties": {
												"action": {
													"$ref": "common.schema.json#/$defs/name-ref",
													"x-ref": "action"
												},
												"key": {
													"type": "string",
													"minLength": 1,
													"maxLength": 200
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
										"properties": {
											"piece": {
												"type": "array",
												"minItems": 1,
												"items": {
													"$ref": "common.schema.json#/$defs/name-ref",
													"x-ref": "piece"
												}
											},
											"kind": {
												"type": "array",
												"minItems": 1,
												"items": {
													"$ref": "common.schema.json#/$defs/name-ref",
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
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120,
					"pattern": "^(?!__proto__$)"
				},
				"additionalProperties": {
					"type": "object",
					"properties": {
						"as": {
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
										"maxLength": 300
									},
									"minItems": 1,
									"maxItems": 8
								}
							]
						},
						"reseeds": {
							"type": "string",
							"minLength": 1,
							"maxLength": 60
						},
						"before": {
							"type": "string",
							"minLength": 1,
							"maxLength": 60,
							"pattern": "^[a-z][a-z0-9-]*$",
							"x-ref": "wave"
						},
						"undoes": {
							"type": "boolean"
						}
					},
					"additionalProperties": false
				}
			},
			"chance": {
				"type": "object",
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120,
					"pattern": "^(?!__proto__$)"
				},
				"additionalProperties": {
					"type": "object",
					"properties": {
						"order": {
							"type": "array",
							"minItems": 1,
							"maxItems": 200,
							"uniqueItems": true,
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
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120,
					"pattern": "^(?!__proto__$)"
				},
				"additionalProperties": {
					"type": "object",
					"properties": {
						"asks": {
							"type": "array",
							"minItems": 1,
							"items": {
								"$ref": "common.schema.json#/$defs/name-ref",
								"x-ref": "action"
							}
						},
						"awaits": {
							"type": "string",
							"minLength": 1,
							"maxLength": 120,
							"x-ref": "message"
						},
						"over": {
							"type": "boolean"
						},
						"before": {
							"type": "string",
							"minLength": 1,
							"maxLength": 120,
							"x-ref": "message"
						},
						"choiceConfirmedBy": {
							"type": "string",
							"minLength": 1,
							"maxLength": 120,
							"x-ref": "message"
						},
						"passConfirmedBy": {
							"type": "string",
							"minLength": 1,
							"maxLength": 120,
							"x-ref": "message"
						},
						"skipsSingle": {
							"type": "boolean"
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
				"items": {
					"$ref": "common.schema.json#/$defs/name-ref",
					"x-ref": "action"
				}
			},
			"offers": {
				"type": "object",
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120,
					"pattern": "^(?!__proto__$)"
				},
				"additionalProperties": {
					"type": "object",
					"properties": {
						"as": {
							"type": "string",
							"minLength": 1,
							"maxLength": 300
						},
						"called": {
							"type": "string",
							"minLength": 1,
							"maxLength": 120
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
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120,
					"pattern": "^(?!__proto__$)"
				},
				"additionalProperties": {
					"type": "object",
					"properties": {
						"piece": {
							"$ref": "common.schema.json#/$defs/name-ref",
							"x-ref": "piece"
						},
						"size": {
							"$ref": "common.schema.json#/$defs/name-ref",
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
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120,
					"pattern": "^(?!__proto__$)"
				},
				"additionalProperties": {
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
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120,
					"pattern": "^(?!__proto__$)"
				},
				"additionalProperties": {
					"type": "object",
					"properties": {
						"kind": {
							"$ref": "common.schema.json#/$defs/name-ref",
							"x-ref": "kind"
						},
						"rule": {
							"anyOf": [
								{
									"$ref": "common.schema.json#/$defs/name",
									"x-ref": "rule"
								},
								{
									"type": "array",
									"minItems": 1,
									"maxItems": 20,
									"items": {
										"$ref": "common.schema.json#/$defs/name",
										"x-ref": "rule"
									}
								}
							]
						},
						"reason": {
							"$ref": "common.schema.json#/$defs/name-ref",
							"x-ref": "reason"
						},
						"complete": {
							"type": "boolean"
						},
						"final": {
							"type": "boolean",
							"const": false
						}
					},
					"additionalProperties": false
				}
			},
			"silent": {
				"type": "array",
				"minItems": 1,
				"maxItems": 50,
				"items": {
					"type": "object",
					"properties": {
						"kind": {
							"$ref": "common.schema.json#/$defs/name-ref",
							"x-ref": "kind"
						},
						"rule": {
							"$ref": "common.schema.json#/$defs/name",
							"x-ref": "rule"
						},
						"reason": {
							"$ref": "common.schema.json#/$defs/name-ref",
							"x-ref": "reason"
						}
					},
					"additionalProperties": false,
					"minProperties": 1
				}
			},
			"groups": {
				"type": "object",
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120,
					"pattern": "^(?!__proto__$)"
				},
				"additionalProperties": {
					"$ref": "common.schema.json#/$defs/name-ref",
					"x-ref": "group"
				}
			},
			"facts": {
				"type": "object",
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120,
					"pattern": "^(?!__proto__$)"
				},
				"additionalProperties": {
					"$ref": "common.schema.json#/$defs/dotted-name-ref",
					"x-ref": "param"
				}
			},
			"drawn": {
				"type": "object",
				"propertyNames": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120,
					"pattern": "^(?!__proto__$)"
				},
				"additionalProperties": {
					"type": "object",
					"properties": {
						"kind": {
							"$ref": "common.schema.json#/$defs/name-ref",
							"x-ref": "kind"
						},
						"mark": {
							"$ref": "common.schema.json#/$defs/name-ref",
							"x-ref": "mark"
						},
						"marks": {
							"type": "object",
							"propertyNames": {
								"type": "string",
								"minLength": 1,
								"maxLength": 120,
								"pattern": "^(?!__proto__$)"
							},
							"additionalProperties": {
								"$ref": "common.schema.json#/$defs/name-ref",
								"x-ref": "mark"
							}
						},
						"instead": {
							"type": "object",
							"propertyNames": {
								"type": "string",
								"minLength": 1,
								"maxLength": 120,
								"pattern": "^(?!__proto__$)"
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
								"maxLength": 120
							}
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
		"type": "object",
		"properties": {
			"overlay": {
				"type": "string",
				"minLength": 1,
				"pattern": "^[a-z0-9]+(?:-[a-z0-9]+)*$",
				"maxLength": 60
			},
			"format": {
				"$ref": "common.schema.json#/$defs/format"
			},
			"title": {
				"$ref": "common.schema.json#/$defs/title"
			},
			"says": {
				"$ref": "common.schema.json#/$defs/says"
			},
			"over": {
				"type": "array",
				"items": {
					"$ref": "common.schema.json#/$defs/pack-of-game"
				},
				"minItems": 1,
				"uniqueItems": true,
				"x-ref": "pack"
			},
			"elements": {
				"type": "object",
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
				"propertyNames": {
					"$ref": "common.schema.json#/$defs/dotted-name-ref"
				},
				"additionalProperties": {
					"$ref": "common.schema.json#/$defs/param-value"
				},
				"x-ref": "param"
			},
			"order": {
				"$ref": "common.schema.json#/$defs/order-choices"
			},
			"tiles": {
				"$ref": "#/$defs/tiles"
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
				}
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
				"anyOf": [
					{
						"type": "object",
						"properties": {
							"set": {
								"type": "string",
								"minLength": 1,
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
								"uniqueItems": true,
								"x-ref": "pack"
							},
							"skip": {
								"type": "boolean"
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
						"properties": {
							"disable": {
								"type": "string",
								"minLength": 1,
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
								"uniqueItems": true,
								"x-ref": "pack"
							},
							"skip": {
								"type": "boolean"
							}
						},
						"required": [
							"disable"
						],
						"additionalProperties": false
					},
					{
						"type": "object",
						"properties": {
							"replace": {
								"type": "string",
								"minLength": 1,
								"pattern": "^[a-z][a-zA-Z0-9-]*(?:\\.[a-zA-Z][a-zA-Z0-9-]*)*$",
								"maxLength": 120,
								"x-ref": "any"
							},
							"with": {
								"type": "object"
							},
							"over": {
								"type": "array",
								"items": {
									"$ref": "common.schema.json#/$defs/pack-of-game"
								},
								"minItems": 1,
								"uniqueItems": true,
								"x-ref": "pack"
							},
							"skip": {
								"type": "boolean"
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
						"properties": {
							"patch": {
								"type": "string",
								"minLength": 1,
								"pattern": "^[a-z][a-zA-Z0-9-]*(?:\\.[a-zA-Z][a-zA-Z0-9-]*)*$",
								"maxLength": 120,
								"x-ref": "any"
							},
							"with": {
								"type": "object"
							},
							"over": {
								"type": "array",
								"items": {
									"$ref": "common.schema.json#/$defs/pack-of-game"
								},
								"minItems": 1,
								"uniqueItems": true,
								"x-ref": "pack"
							},
							"skip": {
								"type": "boolean"
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
						"properties": {
							"add": {
								"$ref": "rules.schema.json#/$defs/declarations"
							},
							"over": {
								"type": "array",
								"items": {
									"$ref": "common.schema.json#/$defs/pack-of-game"
								},
								"minItems": 1,
								"uniqueItems": true,
								"x-ref": "pack"
							},
							"skip": {
								"type": "boolean"
							}
						},
						"required": [
							"add"
						],
						"additionalProperties": false
					},
					{
						"type": "object",
						"properties": {
							"remove": {
								"type": "string",
								"minLength": 1,
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
								"uniqueItems": true,
								"x-ref": "pack"
							},
							"skip": {
								"type": "boolean"
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
				"properties": {
					"copies": {
						"type": "object",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/pack-id"
						},
						"additionalProperties": {
							"type": "integer",
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
						"uniqueItems": true,
						"x-ref": "pack"
					},
					"counts": {
						"type": "object",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/tile-ref"
						},
						"additionalProperties": {
							"type": "integer",
							"minimum": 0,
							"maximum": 1000
						},
						"x-ref": "tile"
					},
					"remove": {
						"type": "array",
						"items": {
							"$ref": "common.schema.json#/$defs/tile-ref",
							"x-ref": "tile"
						},
						"uniqueItems": true
					},
					"add": {
						"type": "object",
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
				"properties": {
					"tiles": {
						"$ref": "#/$defs/tiles"
					},
					"over": {
						"type": "array",
						"items": {
							"$ref": "common.schema.json#/$defs/pack-of-game"
						},
						"minItems": 1,
						"uniqueItems": true,
						"x-ref": "pack"
					},
					"skip": {
						"type": "boolean"
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
		"type": "object",
		"properties": {
			"pack": {
				"$ref": "common.schema.json#/$defs/pack-id",
				"x-declares": "pack"
			},
			"format": {
				"$ref": "common.schema.json#/$defs/format"
			},
			"game": {
				"$ref": "common.schema.json#/$defs/pack-id"
			},
			"role": {
				"type": "string",
				"enum": [
					"library",
					"game",
					"expansion"
				]
			},
			"title": {
				"$ref": "common.schema.json#/$defs/title"
			},
			"version": {
				"type": "string",
				"minLength": 1,
				"pattern": "^\\d{1,6}\\.\\d{1,6}\\.\\d{1,6}(?:-[0-9A-Za-z.-]{1,40})?$"
			},
			"licence": {
				"type": "string",
				"minLength": 1,
				"maxLength": 100
			},
			"authors": {
				"type": "array",
				"items": {
					"type": "string",
					"minLength": 1,
					"maxLength": 200
				},
				"minItems": 1
			},
			"says": {
				"$ref": "common.schema.json#/$defs/says"
			},
			"source": {
				"$ref": "common.schema.json#/$defs/sources"
			},
			"use": {
				"type": "array",
				"items": {
					"$ref": "common.schema.json#/$defs/pack-id"
				},
				"minItems": 1,
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
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/pack-id"
						},
						"additionalProperties": {
							"$ref": "common.schema.json#/$defs/says"
						}
					}
				],
				"x-ref": "pack"
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
									"properties": {
										"says": {
											"$ref": "common.schema.json#/$defs/says"
										},
										"source": {
											"$ref": "common.schema.json#/$defs/sources"
										},
										"given": {
											"type": [
												"string",
												"boolean"
											],
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
				"x-ref": "pack"
			},
			"seats": {
				"type": "object",
				"properties": {
					"min": {
						"type": "integer",
						"minimum": 1,
						"maximum": 12
					},
					"max": {
						"type": "integer",
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
				"properties": {
					"max": {
						"type": "integer",
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
		"type": "object",
		"properties": {
			"format": {
				"$ref": "common.schema.json#/$defs/format"
			},
			"given": {
				"type": [
					"string",
					"boolean"
				],
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
				"uniqueItems": true,
				"x-ref": "pack"
			},
			"tags": {
				"$ref": "#/$defs/tags"
			},
			"elements": {
				"type": "object",
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
				}
			},
			"require": {
				"type": "array",
				"items": {
					"$ref": "#/$defs/require"
				}
			},
			"forbid": {
				"type": "array",
				"items": {
					"$ref": "#/$defs/forbid"
				}
			},
			"allow": {
				"type": "array",
				"items": {
					"$ref": "#/$defs/allow"
				}
			},
			"limits": {
				"type": "object",
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
				}
			},
			"blocks": {
				"type": "object",
				"propertyNames": {
					"$ref": "common.schema.json#/$defs/name"
				},
				"additionalProperties": {
					"$ref": "#/$defs/block"
				},
				"x-declares": "block"
			},
			"looks": {
				"$ref": "looks.schema.json#/$defs/looks"
			},
			"rules": {
				"type": "array",
				"items": {
					"$ref": "#/$defs/rule"
				}
			},
			"always": {
				"type": "array",
				"items": {
					"$ref": "#/$defs/always"
				}
			},
			"replace": {
				"type": "array",
				"items": {
					"$ref": "#/$defs/replace"
				}
			},
			"reasons": {
				"type": "object",
				"propertyNames": {
					"$ref": "common.schema.json#/$defs/name-ref"
				},
				"additionalProperties": {
					"type": "array",
					"items": {
						"$ref": "common.schema.json#/$defs/name"
					},
					"minItems": 1,
					"uniqueItems": true,
					"x-declares": "reason"
				},
				"x-ref": "kind"
			},
			"insert": {
				"type": "array",
				"items": {
					"$ref": "#/$defs/insert"
				}
			},
			"extend": {
				"$ref": "#/$defs/extend"
			},
			"timeline": {
				"$ref": "#/$defs/timeline"
			},
			"deck": {
				"$ref": "#/$defs/deck"
			},
			"scores": {
				"$ref": "#/$defs/scores"
			},
			"texts": {
				"type": "object",
				"propertyNames": {
					"$ref": "common.schema.json#/$defs/text-id"
				},
				"additionalProperties": {
					"$ref": "common.schema.json#/$defs/says"
				},
				"x-declares": "text"
			},
			"with": {
				"$ref": "#/$defs/with"
			}
		},
		"required": [
			"format"
		],
		"additionalProperties": false,
		"$defs": {
			"tags": {
				"type": "object",
				"properties": {
					"piece": {
						"type": "object",
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
				"anyOf": [
					{
						"$ref": "common.schema.json#/$defs/says"
					},
					{
						"type": "object",
						"properties": {
							"title": {
								"$ref": "common.schema.json#/$defs/title"
							},
							"says": {
								"$ref": "common.schema.json#/$defs/says"
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
				"properties": {
					"says": {
						"$ref": "common.schema.json#/$defs/says"
					},
					"default": {
						"type": "boolean"
					},
					"requires": {
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
						"$ref": "common.schema.json#/$defs/sources"
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
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
				"properties": {
					"says": {
						"$ref": "common.schema.json#/$defs/says"
					},
					"values": {
						"type": "array",
						"items": {
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
						"uniqueItems": true,
						"x-declares": "value"
					},
					"type": {
						"type": "string",
						"enum": [
							"int",
							"bool"
						]
					},
					"min": {
						"type": "integer"
					},
					"max": {
						"type": "integer"
					},
					"default": {
						"type": [
							"string",
							"integer",
							"boolean"
						],
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
						"minItems": 1
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources"
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
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
				"properties": {
					"says": {
						"$ref": "common.schema.json#/$defs/says"
					},
					"params": {
						"type": "object",
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
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name-ref"
						},
						"additionalProperties": {
							"type": "boolean"
						},
						"x-ref": "element"
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources"
					}
				},
				"additionalProperties": false
			},
			"verb": {
				"type": "object",
				"properties": {
					"says": {
						"type": "string",
						"minLength": 1,
						"maxLength": 1000,
						"pattern": " may "
					}
				},
				"propertyNames": {
					"$ref": "common.schema.json#/$defs/name"
				},
				"additionalProperties": {
					"$ref": "common.schema.json#/$defs/type"
				},
				"minProperties": 1
			},
			"define": {
				"type": "object",
				"properties": {
					"title": {
						"$ref": "common.schema.json#/$defs/title"
					},
					"of": {
						"$ref": "common.schema.json#/$defs/type"
					},
					"for": {
						"$ref": "common.schema.json#/$defs/type"
					},
					"args": {
						"type": "object",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "common.schema.json#/$defs/type"
						},
						"minProperties": 1
					},
					"type": {
						"$ref": "common.schema.json#/$defs/type"
					},
					"value": {
						"type": [
							"string",
							"integer",
							"boolean"
						],
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
						"$ref": "common.schema.json#/$defs/says"
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources"
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
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
				"anyOf": [
					{
						"type": [
							"string",
							"integer",
							"boolean"
						],
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
						"properties": {
							"type": {
								"$ref": "common.schema.json#/$defs/type"
							},
							"value": {
								"type": [
									"string",
									"integer",
									"boolean"
								],
								"x-expr": {
									"type": "any",
									"scope": [
										"it",
										"columns"
									]
								}
							},
							"says": {
								"$ref": "common.schema.json#/$defs/says"
							},
							"source": {
								"$ref": "common.schema.json#/$defs/sources"
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
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
				"properties": {
					"faces": {
						"type": "string",
						"enum": [
							"hidden",
							"shown"
						]
					},
					"join": {
						"type": "string",
						"minLength": 1,
						"x-expr": {
							"type": "enum:pile",
							"scope": [
								"static"
							]
						}
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says"
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources"
					}
				},
				"additionalProperties": false
			},
			"register": {
				"type": "object",
				"properties": {
					"title": {
						"$ref": "common.schema.json#/$defs/title"
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
						]
					},
					"reset": {
						"type": "string",
						"enum": [
							"never",
							"turn",
							"part",
							"wave"
						]
					},
					"values": {
						"type": "array",
						"items": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"minItems": 1,
						"uniqueItems": true,
						"x-declares": "value"
					},
					"type": {
						"$ref": "common.schema.json#/$defs/type"
					},
					"join": {
						"type": "string",
						"enum": [
							"sum",
							"max",
							"min",
							"first",
							"none"
						]
					},
					"default": {
						"type": [
							"string",
							"integer",
							"boolean"
						],
						"x-expr": {
							"type": "any",
							"scope": [
								"static"
							]
						}
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says"
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources"
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
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
				"properties": {
					"like": {
						"$ref": "common.schema.json#/$defs/name-ref",
						"x-ref": "kind"
					},
					"abstract": {
						"type": "boolean"
					},
					"title": {
						"$ref": "common.schema.json#/$defs/title"
					},
					"connect": {
						"type": "string",
						"enum": [
							"edge",
							"area",
							"point",
							"region",
							"none"
						]
					},
					"form": {
						"type": "string",
						"enum": [
							"line",
							"block"
						]
					},
					"layer": {
						"type": "boolean"
					},
					"fills": {
						"type": "boolean"
					},
					"tags": {
						"$ref": "common.schema.json#/$defs/name-refs",
						"x-ref": "tag:kind"
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says"
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources"
					},
					"complete": {
						"type": [
							"string",
							"boolean"
						],
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
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "common.schema.json#/$defs/mark-fold"
						},
						"x-declares": "mark"
					},
					"touch": {
						"type": "object",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "common.schema.json#/$defs/name-refs",
							"x-ref": "kind"
						}
					},
					"ends": {
						"type": "object",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "common.schema.json#/$defs/name-refs",
							"x-ref": "kind"
						}
					},
					"piles": {
						"type": "object",
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
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "#/$defs/kind-define"
						}
					},
					"registers": {
						"type": "object",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "#/$defs/register"
						},
						"x-declares": "register"
					},
					"value": {
						"$ref": "#/$defs/value"
					}
				},
				"additionalProperties": false
			},
			"mark": {
				"type": "object",
				"properties": {
					"of": {
						"$ref": "common.schema.json#/$defs/name-refs",
						"x-ref": "kind"
					},
					"fold": {
						"$ref": "common.schema.json#/$defs/mark-fold"
					},
					"oriented": {
						"type": "boolean"
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says"
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources"
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
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
				"properties": {
					"like": {
						"$ref": "common.schema.json#/$defs/name-ref",
						"x-ref": "piece"
					},
					"abstract": {
						"type": "boolean"
					},
					"title": {
						"$ref": "common.schema.json#/$defs/title"
					},
					"per-seat": {
						"type": [
							"string",
							"integer"
						],
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
						"x-expr": {
							"type": "int",
							"scope": [
								"static"
							]
						}
					},
					"tags": {
						"$ref": "common.schema.json#/$defs/name-refs",
						"x-ref": "tag:piece"
					},
					"power": {
						"type": [
							"string",
							"integer"
						],
						"x-expr": {
							"type": "int",
							"scope": [
								"it"
							]
						}
					},
					"stands-on": {
						"$ref": "common.schema.json#/$defs/name-refs",
						"x-ref": "kind"
					},
					"faces": {
						"type": "object",
						"propertyNames": {
							"type": "string",
							"pattern": "^-?\\d{1,9}$"
						},
						"additionalProperties": {
							"type": "integer",
							"minimum": 0,
							"maximum": 1000
						},
						"minProperties": 1
					},
					"starts": {
						"anyOf": [
							{
								"type": "string",
								"const": "off-board"
							},
							{
								"$ref": "common.schema.json#/$defs/name-ref",
								"x-ref": "place"
							}
						]
					},
					"registers": {
						"type": "object",
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
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says"
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources"
					}
				},
				"additionalProperties": false
			},
			"zone": {
				"type": "object",
				"properties": {
					"title": {
						"$ref": "common.schema.json#/$defs/title"
					},
					"per": {
						"type": "string",
						"enum": [
							"game",
							"seat",
							"tile",
							"piece"
						]
					},
					"holds": {
						"type": "string",
						"enum": [
							"pieces",
							"tiles"
						]
					},
					"shows": {
						"type": "string",
						"enum": [
							"all",
							"owner",
							"nobody"
						]
					},
					"order": {
						"type": "string",
						"enum": [
							"set",
							"stack",
							"shuffled"
						]
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says"
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources"
					}
				},
				"additionalProperties": false
			},
			"space": {
				"type": "object",
				"properties": {
					"title": {
						"$ref": "common.schema.json#/$defs/title"
					},
					"tags": {
						"$ref": "common.schema.json#/$defs/name-refs",
						"x-ref": "tag:space"
					},
					"kinds": {
						"$ref": "common.schema.json#/$defs/name-refs",
						"x-ref": "kind"
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says"
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources"
					}
				},
				"additionalProperties": false
			},
			"ring": {
				"anyOf": [
					{
						"type": "array",
						"items": {
							"$ref": "common.schema.json#/$defs/name-ref",
							"x-ref": "space"
						},
						"minItems": 1,
						"uniqueItems": true
					},
					{
						"type": "object",
						"properties": {
							"size": {
								"type": "integer",
								"minimum": 2,
								"maximum": 1000
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
								"x-expr": {
									"type": "bool",
									"scope": [
										"static"
									]
								}
							},
							"says": {
								"$ref": "common.schema.json#/$defs/says"
							},
							"source": {
								"$ref": "common.schema.json#/$defs/sources"
							}
						},
						"required": [
							"size"
						],
						"additionalProperties": false
					},
					{
						"type": "object",
						"properties": {
							"by": {
								"type": "string",
								"minLength": 1,
								"x-expr": {
									"type": "enum:*",
									"scope": [
										"static"
									]
								}
							},
							"of": {
								"type": "object",
								"propertyNames": {
									"$ref": "common.schema.json#/$defs/name-ref"
								},
								"additionalProperties": {
									"type": "array",
									"items": {
										"$ref": "common.schema.json#/$defs/name-ref",
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
								"x-expr": {
									"type": "bool",
									"scope": [
										"static"
									]
								}
							},
							"says": {
								"$ref": "common.schema.json#/$defs/says"
							},
							"source": {
								"$ref": "common.schema.json#/$defs/sources"
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
				"properties": {
					"title": {
						"$ref": "common.schema.json#/$defs/title"
					},
					"among": {
						"type": "object",
						"properties": {
							"a": {
								"type": "string",
								"minLength": 1,
								"x-expr": {
									"type": "set(*)",
									"scope": []
								}
							},
							"b": {
								"type": "string",
								"minLength": 1,
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
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says"
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources"
					}
				},
				"required": [
					"among"
				],
				"additionalProperties": false
			},
			"display": {
				"type": "object",
				"properties": {
					"title": {
						"type": "string",
						"minLength": 1,
						"maxLength": 80
					},
					"of": {
						"enum": [
							"seat",
							"tile",
							"feature",
							"piece"
						]
					},
					"value": {
						"type": [
							"string",
							"integer",
							"boolean"
						],
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
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says"
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources"
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
				"properties": {
					"title": {
						"$ref": "common.schema.json#/$defs/title"
					},
					"of": {
						"$ref": "common.schema.json#/$defs/type"
					},
					"for": {
						"$ref": "common.schema.json#/$defs/type"
					},
					"type": {
						"$ref": "common.schema.json#/$defs/type"
					},
					"value": {
						"type": [
							"string",
							"integer",
							"boolean"
						],
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
							"x-expr": {
								"type": "int",
								"scope": [
									"it",
									"seat"
								]
							}
						},
						"minItems": 1
					},
					"above": {
						"type": "integer"
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says"
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources"
					}
				},
				"required": [
					"of"
				],
				"additionalProperties": false
			},
			"modify": {
				"type": "object",
				"properties": {
					"id": {
						"$ref": "common.schema.json#/$defs/name",
						"x-ref": "modify",
						"x-declares": "modify"
					},
					"query": {
						"$ref": "common.schema.json#/$defs/name-ref",
						"x-ref": "query"
					},
					"of": {
						"$ref": "common.schema.json#/$defs/name-refs",
						"x-ref": "kind"
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
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
						"x-ref": "line"
					},
					"count": {
						"anyOf": [
							{
								"type": "object",
								"properties": {
									"set": {
										"type": [
											"string",
											"integer"
										],
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
								"properties": {
									"add": {
										"type": [
											"string",
											"integer"
										],
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
						"anyOf": [
							{
								"type": "object",
								"properties": {
									"set": {
										"type": [
											"string",
											"integer"
										],
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
								"properties": {
									"add": {
										"type": [
											"string",
											"integer"
										],
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
						"type": "boolean"
					},
					"once-per": {
						"type": "string",
						"enum": [
							"seat"
						]
					},
					"add-line": {
						"$ref": "#/$defs/value"
					},
					"late-line": {
						"$ref": "#/$defs/value"
					},
					"scale": {
						"type": "object",
						"properties": {
							"times": {
								"type": "integer",
								"minimum": 0
							},
							"over": {
								"type": "integer",
								"minimum": 1
							},
							"round": {
								"type": "string",
								"enum": [
									"up",
									"down"
								]
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
						"type": "boolean"
					},
					"key": {
						"type": [
							"string",
							"integer"
						],
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
						"x-ref": "query"
					},
					"before": {
						"$ref": "common.schema.json#/$defs/name-ref",
						"x-ref": "query"
					},
					"set": {
						"type": [
							"string",
							"integer",
							"boolean"
						],
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
						"$ref": "common.schema.json#/$defs/says"
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources"
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
				"properties": {
					"id": {
						"$ref": "common.schema.json#/$defs/name",
						"x-ref": "require",
						"x-declares": "require"
					},
					"verb": {
						"$ref": "common.schema.json#/$defs/name-ref",
						"x-ref": "verb"
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
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
						"x-ref": "text"
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says"
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources"
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
				"properties": {
					"id": {
						"$ref": "common.schema.json#/$defs/name",
						"x-ref": "forbid",
						"x-declares": "forbid"
					},
					"verb": {
						"$ref": "common.schema.json#/$defs/name-ref",
						"x-ref": "verb"
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
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
						"x-ref": "text"
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says"
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources"
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
				"properties": {
					"id": {
						"$ref": "common.schema.json#/$defs/name",
						"x-ref": "allow",
						"x-declares": "allow"
					},
					"require": {
						"type": "string",
						"minLength": 1,
						"pattern": "^[a-z][a-zA-Z0-9-]*(?:\\.[a-zA-Z][a-zA-Z0-9-]*)?$",
						"maxLength": 120,
						"x-ref": "require"
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
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
						"x-expr": {
							"type": "bool",
							"scope": [
								"it",
								"args"
							]
						}
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says"
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources"
					}
				},
				"required": [
					"id",
					"require"
				],
				"additionalProperties": false
			},
			"limit-use": {
				"anyOf": [
					{
						"$ref": "common.schema.json#/$defs/limit"
					},
					{
						"$ref": "common.schema.json#/$defs/name-ref",
						"x-ref": "limit"
					}
				]
			},
			"window": {
				"anyOf": [
					{
						"type": "string",
						"enum": [
							"turn",
							"part",
							"always"
						]
					},
					{
						"type": "object",
						"properties": {
							"from": {
								"$ref": "common.schema.json#/$defs/slot",
								"x-ref": "slot"
							},
							"to": {
								"$ref": "common.schema.json#/$defs/slot",
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
				"properties": {
					"like": {
						"$ref": "common.schema.json#/$defs/name-ref",
						"x-ref": "action"
					},
					"abstract": {
						"type": "boolean"
					},
					"group": {
						"$ref": "common.schema.json#/$defs/name-ref",
						"x-ref": "action-group"
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					},
					"window": {
						"$ref": "#/$defs/window"
					},
					"who": {
						"type": "string",
						"minLength": 1,
						"x-expr": {
							"type": "set(seat)",
							"scope": []
						}
					},
					"let": {
						"$ref": "common.schema.json#/$defs/let"
					},
					"when": {
						"type": [
							"string",
							"boolean"
						],
						"x-expr": {
							"type": "bool",
							"scope": [
								"locals"
							]
						}
					},
					"choose": {
						"type": "object",
						"properties": {
							"among": {
								"$ref": "common.schema.json#/$defs/among"
							},
							"number": {
								"type": "object",
								"propertyNames": {
									"$ref": "common.schema.json#/$defs/name"
								},
								"additionalProperties": {
									"$ref": "common.schema.json#/$defs/number-range"
								}
							},
							"options": {
								"type": "object",
								"propertyNames": {
									"$ref": "common.schema.json#/$defs/name"
								},
								"additionalProperties": {
									"type": "array",
									"items": {
										"$ref": "common.schema.json#/$defs/name"
									},
									"minItems": 1,
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
							"x-expr": {
								"type": "any",
								"scope": [
									"locals",
									"choice"
								]
							}
						},
						"minItems": 1
					},
					"waive": {
						"$ref": "common.schema.json#/$defs/names",
						"x-ref": "require"
					},
					"limit": {
						"$ref": "#/$defs/limit-use"
					},
					"sealed": {
						"type": "boolean"
					},
					"pass": {
						"type": "boolean"
					},
					"only": {
						"type": "boolean"
					},
					"key": {
						"type": "array",
						"items": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"minItems": 1
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says"
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources"
					},
					"do": {
						"$ref": "effects.schema.json#/$defs/effects"
					}
				},
				"additionalProperties": false
			},
			"assist": {
				"type": "object",
				"properties": {
					"id": {
						"$ref": "common.schema.json#/$defs/name",
						"x-ref": "assist",
						"x-declares": "assist"
					},
					"verb": {
						"$ref": "common.schema.json#/$defs/name-ref",
						"x-ref": "verb"
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
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
						"x-expr": {
							"type": "bool",
							"scope": [
								"locals"
							]
						}
					},
					"limit": {
						"$ref": "#/$defs/limit-use"
					},
					"uses": {
						"$ref": "common.schema.json#/$defs/name-ref",
						"x-ref": "piece"
					},
					"among": {
						"$ref": "common.schema.json#/$defs/among"
					},
					"where": {
						"type": [
							"string",
							"boolean"
						],
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
						"properties": {
							"sides": {
								"type": "string",
								"minLength": 1,
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
						]
					},
					"do": {
						"$ref": "effects.schema.json#/$defs/effects"
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says"
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources"
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
				"properties": {
					"args": {
						"type": "object",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "common.schema.json#/$defs/type"
						},
						"minProperties": 1
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					},
					"do": {
						"$ref": "effects.schema.json#/$defs/effects"
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says"
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources"
					}
				},
				"required": [
					"do"
				],
				"additionalProperties": false
			},
			"event": {
				"type": "object",
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
						]
					},
					"as": {
						"$ref": "common.schema.json#/$defs/name",
						"x-ref": "local",
						"x-declares": "local"
					},
					"where": {
						"type": [
							"string",
							"boolean"
						],
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
						]
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
				"properties": {
					"id": {
						"$ref": "common.schema.json#/$defs/name",
						"x-ref": "rule",
						"x-declares": "rule"
					},
					"at": {
						"anyOf": [
							{
								"$ref": "common.schema.json#/$defs/slot",
								"x-ref": "slot"
							},
							{
								"$ref": "common.schema.json#/$defs/slot-by"
							}
						]
					},
					"on": {
						"$ref": "#/$defs/event"
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
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
						"$ref": "common.schema.json#/$defs/let"
					},
					"for-each": {
						"type": "object",
						"properties": {
							"as": {
								"$ref": "common.schema.json#/$defs/name",
								"x-ref": "local",
								"x-declares": "local"
							},
							"in": {
								"type": "string",
								"minLength": 1,
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
								"$ref": "common.schema.json#/$defs/order"
							}
						},
						"required": [
							"as",
							"in"
						],
						"additionalProperties": false
					},
					"limit": {
						"$ref": "#/$defs/limit-use"
					},
					"after": {
						"anyOf": [
							{
								"type": "string",
								"minLength": 1,
								"pattern": "^[a-z][a-zA-Z0-9-]*(?:\\.[a-zA-Z][a-zA-Z0-9-]*)?$",
								"maxLength": 120,
								"x-ref": "rule"
							},
							{
								"type": "array",
								"items": {
									"type": "string",
									"minLength": 1,
									"pattern": "^[a-z][a-zA-Z0-9-]*(?:\\.[a-zA-Z][a-zA-Z0-9-]*)?$",
									"maxLength": 120,
									"x-ref": "rule"
								},
								"minItems": 1,
								"uniqueItems": true
							}
						]
					},
					"tags": {
						"$ref": "common.schema.json#/$defs/names",
						"x-ref": "tag:rule"
					},
					"do": {
						"$ref": "effects.schema.json#/$defs/effects"
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says"
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources"
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
				"properties": {
					"id": {
						"$ref": "common.schema.json#/$defs/name",
						"x-ref": "always",
						"x-declares": "always"
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
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
						"x-expr": {
							"type": "bool",
							"scope": [
								"locals"
							]
						}
					},
					"let": {
						"$ref": "common.schema.json#/$defs/let"
					},
					"for-each": {
						"type": "object",
						"properties": {
							"as": {
								"$ref": "common.schema.json#/$defs/name",
								"x-ref": "local",
								"x-declares": "local"
							},
							"in": {
								"type": "string",
								"minLength": 1,
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
								"$ref": "common.schema.json#/$defs/order"
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
						"x-expr": {
							"type": "int",
							"scope": []
						}
					},
					"after": {
						"anyOf": [
							{
								"type": "string",
								"minLength": 1,
								"pattern": "^[a-z][a-zA-Z0-9-]*(?:\\.[a-zA-Z][a-zA-Z0-9-]*)?$",
								"maxLength": 120,
								"x-ref": "rule"
							},
							{
								"type": "array",
								"items": {
									"type": "string",
									"minLength": 1,
									"pattern": "^[a-z][a-zA-Z0-9-]*(?:\\.[a-zA-Z][a-zA-Z0-9-]*)?$",
									"maxLength": 120,
									"x-ref": "rule"
								},
								"minItems": 1,
								"uniqueItems": true
							}
						]
					},
					"do": {
						"$ref": "effects.schema.json#/$defs/effects"
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says"
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources"
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
				"items": {
					"$ref": "#/$defs/step"
				}
			},
			"step": {
				"anyOf": [
					{
						"$ref": "common.schema.json#/$defs/slot-word",
						"x-declares": "slot"
					},
					{
						"type": "object",
						"properties": {
							"slot": {
								"$ref": "common.schema.json#/$defs/slot-word",
								"x-declares": "slot"
							},
							"title": {
								"$ref": "common.schema.json#/$defs/title"
							},
							"steps": {
								"$ref": "#/$defs/steps"
							},
							"says": {
								"$ref": "common.schema.json#/$defs/says"
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
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
						"properties": {
							"part": {
								"$ref": "#/$defs/steps"
							}
						},
						"required": [
							"part"
						],
						"additionalProperties": false
					},
					{
						"type": "object",
						"properties": {
							"actions": {
								"$ref": "common.schema.json#/$defs/name",
								"x-ref": "action-group",
								"x-declares": "slot"
							},
							"title": {
								"$ref": "common.schema.json#/$defs/title"
							},
							"pick": {
								"anyOf": [
									{
										"type": "integer",
										"minimum": 1
									},
									{
										"type": "string",
										"enum": [
											"any"
										]
									}
								]
							},
							"pass": {
								"type": "boolean"
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
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
						"properties": {
							"wave": {
								"$ref": "common.schema.json#/$defs/slot-word",
								"x-declares": "slot"
							},
							"title": {
								"$ref": "common.schema.json#/$defs/title"
							},
							"given": {
								"type": [
									"string",
									"boolean"
								],
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
				"anyOf": [
					{
						"$ref": "common.schema.json#/$defs/slot-word",
						"x-declares": "slot"
					},
					{
						"type": "object",
						"properties": {
							"slot": {
								"$ref": "common.schema.json#/$defs/slot-word",
								"x-declares": "slot"
							},
							"title": {
								"$ref": "common.schema.json#/$defs/title"
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
				"properties": {
					"id": {
						"$ref": "common.schema.json#/$defs/name",
						"x-ref": "insert",
						"x-declares": "insert"
					},
					"after": {
						"$ref": "common.schema.json#/$defs/slot",
						"x-ref": "slot"
					},
					"before": {
						"$ref": "common.schema.json#/$defs/slot",
						"x-ref": "slot"
					},
					"first": {
						"$ref": "common.schema.json#/$defs/slot",
						"x-ref": "slot"
					},
					"steps": {
						"$ref": "#/$defs/steps"
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says"
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources"
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
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
				"properties": {
					"id": {
						"$ref": "common.schema.json#/$defs/name",
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
						]
					},
					"as": {
						"$ref": "common.schema.json#/$defs/name",
						"x-ref": "local",
						"x-declares": "local"
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
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
						"x-expr": {
							"type": "bool",
							"scope": [
								"event"
							]
						}
					},
					"after": {
						"anyOf": [
							{
								"type": "string",
								"minLength": 1,
								"pattern": "^[a-z][a-zA-Z0-9-]*(?:\\.[a-zA-Z][a-zA-Z0-9-]*)?$",
								"maxLength": 120
							},
							{
								"type": "array",
								"items": {
									"type": "string",
									"minLength": 1,
									"pattern": "^[a-z][a-zA-Z0-9-]*(?:\\.[a-zA-Z][a-zA-Z0-9-]*)?$",
									"maxLength": 120
								},
								"minItems": 1,
								"uniqueItems": true
							}
						]
					},
					"do": {
						"$ref": "effects.schema.json#/$defs/effects"
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says"
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources"
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
				"properties": {
					"kinds": {
						"type": "object",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name-ref"
						},
						"additionalProperties": {
							"type": "object",
							"properties": {
								"tags": {
									"$ref": "common.schema.json#/$defs/name-refs",
									"x-ref": "tag:kind"
								},
								"marks": {
									"type": "object",
									"propertyNames": {
										"$ref": "common.schema.json#/$defs/name"
									},
									"additionalProperties": {
										"$ref": "common.schema.json#/$defs/mark-fold"
									},
									"x-declares": "mark"
								},
								"touch": {
									"type": "object",
									"propertyNames": {
										"$ref": "common.schema.json#/$defs/name"
									},
									"additionalProperties": {
										"$ref": "common.schema.json#/$defs/name-refs",
										"x-ref": "kind"
									}
								},
								"ends": {
									"type": "object",
									"propertyNames": {
										"$ref": "common.schema.json#/$defs/name"
									},
									"additionalProperties": {
										"$ref": "common.schema.json#/$defs/name-refs",
										"x-ref": "kind"
									}
								},
								"piles": {
									"type": "object",
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
									"propertyNames": {
										"$ref": "common.schema.json#/$defs/name"
									},
									"additionalProperties": {
										"$ref": "#/$defs/kind-define"
									}
								},
								"registers": {
									"type": "object",
									"propertyNames": {
										"$ref": "common.schema.json#/$defs/name"
									},
									"additionalProperties": {
										"$ref": "#/$defs/register"
									},
									"x-declares": "register"
								},
								"source": {
									"$ref": "common.schema.json#/$defs/sources"
								},
								"given": {
									"type": [
										"string",
										"boolean"
									],
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
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name-ref"
						},
						"additionalProperties": {
							"type": "object",
							"properties": {
								"tags": {
									"$ref": "common.schema.json#/$defs/name-refs",
									"x-ref": "tag:piece"
								},
								"stands-on": {
									"$ref": "common.schema.json#/$defs/name-refs",
									"x-ref": "kind"
								},
								"registers": {
									"type": "object",
									"propertyNames": {
										"$ref": "common.schema.json#/$defs/name"
									},
									"additionalProperties": {
										"$ref": "#/$defs/register"
									},
									"x-declares": "register"
								},
								"source": {
									"$ref": "common.schema.json#/$defs/sources"
								},
								"given": {
									"type": [
										"string",
										"boolean"
									],
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
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name-ref"
						},
						"additionalProperties": {
							"type": "object",
							"properties": {
								"tags": {
									"$ref": "common.schema.json#/$defs/name-refs",
									"x-ref": "tag:space"
								},
								"kinds": {
									"$ref": "common.schema.json#/$defs/name-refs",
									"x-ref": "kind"
								},
								"source": {
									"$ref": "common.schema.json#/$defs/sources"
								},
								"given": {
									"type": [
										"string",
										"boolean"
									],
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
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/dotted-name-ref"
						},
						"additionalProperties": {
							"type": "object",
							"properties": {
								"values": {
									"type": "array",
									"items": {
										"$ref": "common.schema.json#/$defs/name"
									},
									"minItems": 1,
									"uniqueItems": true,
									"x-declares": "value"
								},
								"source": {
									"$ref": "common.schema.json#/$defs/sources"
								},
								"given": {
									"type": [
										"string",
										"boolean"
									],
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
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/tile-ref"
						},
						"additionalProperties": {
							"type": "object",
							"properties": {
								"tags": {
									"$ref": "common.schema.json#/$defs/name-refs",
									"x-ref": "tag:tile"
								},
								"marks": {
									"type": "object",
									"propertyNames": {
										"$ref": "common.schema.json#/$defs/name"
									},
									"additionalProperties": {
										"type": [
											"boolean",
											"integer",
											"string"
										]
									}
								},
								"source": {
									"$ref": "common.schema.json#/$defs/sources"
								},
								"given": {
									"type": [
										"string",
										"boolean"
									],
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
				"properties": {
					"source": {
						"$ref": "common.schema.json#/$defs/sources"
					}
				},
				"required": [
					"source"
				],
				"additionalProperties": false
			},
			"timeline": {
				"type": "object",
				"properties": {
					"set-up": {
						"$ref": "#/$defs/steps"
					},
					"turn": {
						"$ref": "#/$defs/steps"
					},
					"wave": {
						"type": "object",
						"properties": {
							"round": {
								"type": "array",
								"items": {
									"$ref": "#/$defs/wave-step"
								},
								"minItems": 1
							},
							"once": {
								"type": "array",
								"items": {
									"$ref": "#/$defs/wave-step"
								}
							}
						},
						"required": [
							"round"
						],
						"additionalProperties": false
					},
					"end-game": {
						"$ref": "#/$defs/steps"
					}
				},
				"additionalProperties": false
			},
			"tile-move": {
				"type": "object",
				"properties": {
					"tile": {
						"$ref": "common.schema.json#/$defs/tile-ref",
						"x-ref": "tile"
					},
					"to": {
						"$ref": "common.schema.json#/$defs/name"
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources"
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
				"properties": {
					"start": {
						"type": "array",
						"items": {
							"$ref": "common.schema.json#/$defs/laid-tile"
						},
						"minItems": 1
					},
					"moves": {
						"type": "array",
						"items": {
							"$ref": "#/$defs/tile-move"
						},
						"minItems": 1
					},
					"groups": {
						"type": "object",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"type": "object",
							"properties": {
								"order": {
									"anyOf": [
										{
											"type": "string",
											"enum": [
												"shuffled"
											]
										},
										{
											"type": "array",
											"items": {
												"$ref": "common.schema.json#/$defs/tile-ref",
												"x-ref": "tile"
											},
											"minItems": 1
										}
									]
								},
								"after": {
									"$ref": "common.schema.json#/$defs/name-refs",
									"x-ref": "group"
								},
								"before": {
									"$ref": "common.schema.json#/$defs/name-refs",
									"x-ref": "group"
								},
								"opens": {
									"type": [
										"string",
										"boolean"
									],
									"x-expr": {
										"type": "bool",
										"scope": []
									}
								},
								"into": {
									"$ref": "common.schema.json#/$defs/name-ref",
									"x-ref": "group"
								},
								"take": {
									"type": [
										"string",
										"integer"
									],
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
									"x-expr": {
										"type": "bool",
										"scope": [
											"static"
										]
									}
								},
								"says": {
									"$ref": "common.schema.json#/$defs/says"
								},
								"source": {
									"$ref": "common.schema.json#/$defs/sources"
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
				"properties": {
					"floor": {
						"type": "integer"
					},
					"per": {
						"type": "string",
						"enum": [
							"event",
							"game"
						]
					},
					"total": {
						"type": [
							"string",
							"integer"
						],
						"x-expr": {
							"type": "int",
							"scope": [
								"seat"
							]
						}
					},
					"ring": {
						"$ref": "common.schema.json#/$defs/name-ref",
						"x-ref": "ring"
					},
					"says": {
						"$ref": "common.schema.json#/$defs/says"
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources"
					}
				},
				"additionalProperties": false
			},
			"with": {
				"type": "object",
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
				"properties": {
					"tags": {
						"$ref": "#/$defs/tags"
					},
					"elements": {
						"type": "object",
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
						}
					},
					"require": {
						"type": "array",
						"items": {
							"$ref": "#/$defs/require"
						}
					},
					"forbid": {
						"type": "array",
						"items": {
							"$ref": "#/$defs/forbid"
						}
					},
					"allow": {
						"type": "array",
						"items": {
							"$ref": "#/$defs/allow"
						}
					},
					"limits": {
						"type": "object",
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
						}
					},
					"blocks": {
						"type": "object",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name"
						},
						"additionalProperties": {
							"$ref": "#/$defs/block"
						},
						"x-declares": "block"
					},
					"looks": {
						"$ref": "looks.schema.json#/$defs/looks"
					},
					"rules": {
						"type": "array",
						"items": {
							"$ref": "#/$defs/rule"
						}
					},
					"always": {
						"type": "array",
						"items": {
							"$ref": "#/$defs/always"
						}
					},
					"replace": {
						"type": "array",
						"items": {
							"$ref": "#/$defs/replace"
						}
					},
					"reasons": {
						"type": "object",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name-ref"
						},
						"additionalProperties": {
							"type": "array",
							"items": {
								"$ref": "common.schema.json#/$defs/name"
							},
							"minItems": 1,
							"uniqueItems": true,
							"x-declares": "reason"
						},
						"x-ref": "kind"
					},
					"insert": {
						"type": "array",
						"items": {
							"$ref": "#/$defs/insert"
						}
					},
					"extend": {
						"$ref": "#/$defs/extend"
					},
					"timeline": {
						"$ref": "#/$defs/timeline"
					},
					"deck": {
						"$ref": "#/$defs/deck"
					},
					"scores": {
						"$ref": "#/$defs/scores"
					},
					"texts": {
						"type": "object",
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
						"items": {
							"$ref": "overlay.schema.json#/$defs/change"
						}
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources"
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
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
		"type": "object",
		"properties": {
			"scenario": {
				"type": "string",
				"minLength": 1,
				"maxLength": 200
			},
			"format": {
				"$ref": "common.schema.json#/$defs/format"
			},
			"says": {
				"$ref": "common.schema.json#/$defs/says"
			},
			"cites": {
				"$ref": "common.schema.json#/$defs/sources",
				"x-ref": "source"
			},
			"set-up": {
				"type": "object",
				"properties": {
					"packs": {
						"type": "array",
						"items": {
							"$ref": "common.schema.json#/$defs/pack-id"
						},
						"minItems": 1,
						"uniqueItems": true,
						"x-ref": "pack"
					},
					"seats": {
						"type": "array",
						"items": {
							"$ref": "common.schema.json#/$defs/seat"
						},
						"minItems": 1,
						"uniqueItems": true,
						"maxItems": 12
					},
					"params": {
						"type": "object",
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
						"x-ref": "preset"
					},
					"overlay": {
						"type": "array",
						"items": {
							"type": "string",
							"minLength": 1,
							"pattern": "^[a-z0-9]+(?:-[a-z0-9]+)*$"
						},
						"minItems": 1,
						"uniqueItems": true
					},
					"order": {
						"$ref": "common.schema.json#/$defs/order-choices"
					},
					"start": {
						"anyOf": [
							{
								"$ref": "common.schema.json#/$defs/tile-ref",
								"x-ref": "tile"
							},
							{
								"type": "array",
								"items": {
									"type": "string",
									"minLength": 1
								}
							}
						]
					},
					"board": {
						"$ref": "common.schema.json#/$defs/set-board"
					},
					"kinds": {
						"$ref": "common.schema.json#/$defs/set-kinds"
					},
					"sides": {
						"$ref": "common.schema.json#/$defs/set-sides"
					},
					"added": {
						"$ref": "common.schema.json#/$defs/set-added"
					},
					"links": {
						"$ref": "common.schema.json#/$defs/set-links"
					},
					"settled": {
						"$ref": "common.schema.json#/$defs/set-settled"
					},
					"pieces": {
						"$ref": "common.schema.json#/$defs/set-pieces"
					},
					"zones": {
						"$ref": "common.schema.json#/$defs/set-zones"
					},
					"spaces": {
						"$ref": "common.schema.json#/$defs/set-spaces"
					},
					"deck": {
						"type": "array",
						"items": {
							"$ref": "common.schema.json#/$defs/tile-ref",
							"x-ref": "tile"
						}
					},
					"score": {
						"$ref": "common.schema.json#/$defs/set-score"
					},
					"supply": {
						"$ref": "common.schema.json#/$defs/set-supply"
					},
					"turn": {
						"$ref": "common.schema.json#/$defs/seat"
					},
					"slot": {
						"type": "string",
						"minLength": 1,
						"maxLength": 100
					},
					"drawn": {
						"$ref": "common.schema.json#/$defs/tile-ref",
						"x-ref": "tile"
					},
					"placed": {
						"type": "string",
						"pattern": "^-?[0-9]{1,4}/-?[0-9]{1,4}$"
					},
					"granted": {
						"$ref": "common.schema.json#/$defs/set-granted"
					},
					"registers": {
						"$ref": "common.schema.json#/$defs/set-registers"
					},
					"used": {
						"$ref": "common.schema.json#/$defs/set-used"
					},
					"came": {
						"$ref": "common.schema.json#/$defs/set-came"
					},
					"seed": {
						"type": "integer"
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
				}
			},
			"end": {
				"type": "boolean"
			},
			"expect": {
				"$ref": "#/$defs/expectation"
			},
			"cases": {
				"type": "array",
				"items": {
					"type": "object",
					"properties": {
						"says": {
							"$ref": "common.schema.json#/$defs/says"
						},
						"cites": {
							"$ref": "common.schema.json#/$defs/sources",
							"x-ref": "source"
						},
						"params": {
							"type": "object",
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
							"x-ref": "preset"
						},
						"expect": {
							"$ref": "#/$defs/expectation"
						}
					},
					"required": [
						"expect"
					],
					"additionalProperties": false
				},
				"minItems": 1
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
				"properties": {
					"score": {
						"type": "object",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/seat"
						},
						"additionalProperties": {
							"type": "integer"
						}
					},
					"supply": {
						"type": "object",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/seat"
						},
						"additionalProperties": {
							"type": "object",
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
						"propertyNames": {
							"type": "string",
							"pattern": "^[a-z][a-zA-Z0-9]*(?: [^\\s]+){0,3}$"
						},
						"additionalProperties": {
							"type": "integer",
							"minimum": 0
						}
					},
					"lines": {
						"type": "object",
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
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/seat"
						},
						"additionalProperties": {
							"type": "array",
							"items": {
								"type": "string",
								"minLength": 1,
								"maxLength": 200
							}
						}
					},
					"offers": {
						"type": "object",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/seat"
						},
						"additionalProperties": {
							"type": "array",
							"items": {
								"type": "string",
								"minLength": 1,
								"maxLength": 200
							}
						}
					},
					"lacks": {
						"type": "object",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/seat"
						},
						"additionalProperties": {
							"type": "array",
							"items": {
								"type": "string",
								"minLength": 1,
								"maxLength": 200
							}
						}
					},
					"owners": {
						"type": "object",
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
						"x-ref": "tile"
					},
					"removed": {
						"type": "array",
						"items": {
							"$ref": "common.schema.json#/$defs/tile-ref",
							"x-ref": "tile"
						}
					},
					"left": {
						"type": "integer",
						"minimum": 0
					},
					"seat": {
						"$ref": "common.schema.json#/$defs/seat"
					},
					"asks": {
						"$ref": "common.schema.json#/$defs/seat"
					},
					"slot": {
						"$ref": "common.schema.json#/$defs/slot",
						"x-ref": "slot"
					},
					"over": {
						"type": "boolean"
					},
					"winners": {
						"type": "array",
						"items": {
							"$ref": "common.schema.json#/$defs/seat"
						}
					}
				},
				"additionalProperties": false,
				"minProperties": 1
			},
			"entry": {
				"anyOf": [
					{
						"type": "object",
						"properties": {
							"expect": {
								"$ref": "#/$defs/expectation"
							}
						},
						"required": [
							"expect"
						],
						"additionalProperties": false
					},
					{
						"type": "object",
						"properties": {
							"refuse": {
								"type": "object",
								"properties": {
									"why": {
										"$ref": "common.schema.json#/$defs/text-ref",
										"x-ref": "text"
									}
								},
								"propertyNames": {
									"type": "string",
									"pattern": "^[a-z][a-z0-9-]*$"
								},
								"additionalProperties": {
									"type": "string",
									"minLength": 1,
									"maxLength": 200
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
						"properties": {
							"options": {
								"type": "object",
								"propertyNames": {
									"$ref": "common.schema.json#/$defs/seat"
								},
								"additionalProperties": {
									"type": "array",
									"items": {
										"type": "string",
										"minLength": 1,
										"maxLength": 200
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
						"properties": {
							"draw": {
								"anyOf": [
									{
										"$ref": "common.schema.json#/$defs/tile-ref",
										"x-ref": "tile"
									},
									{
										"type": "array",
										"items": {
											"$ref": "common.schema.json#/$defs/tile-ref",
											"x-ref": "tile"
										},
										"minItems": 1
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
						"properties": {
							"chance": {
								"type": "object",
								"propertyNames": {
									"$ref": "common.schema.json#/$defs/name"
								},
								"additionalProperties": {
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
						"propertyNames": {
							"type": "string",
							"pattern": "^(?!(?:expect|refuse|why|options|draw|chance)$)[a-z][a-z0-9-]*$"
						},
						"additionalProperties": {
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
						"minProperties": 1,
						"maxProperties": 1
					}
				]
			}
		}
	},
	"tiles.schema.json": {
		"type": "object",
		"properties": {
			"format": {
				"$ref": "common.schema.json#/$defs/format"
			},
			"given": {
				"type": [
					"string",
					"boolean"
				],
				"x-expr": {
					"type": "bool",
					"scope": [
						"static"
					]
				}
			},
			"copies-by": {
				"$ref": "common.schema.json#/$defs/dotted-name-ref",
				"x-ref": "param"
			},
			"total": {
				"anyOf": [
					{
						"type": "integer",
						"minimum": 0
					},
					{
						"type": "object",
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
				"$ref": "common.schema.json#/$defs/sources"
			},
			"tiles": {
				"type": "object",
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
				"properties": {
					"copies": {
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
								"x-expr": {
									"type": "int",
									"scope": [
										"static"
									]
								}
							},
							{
								"type": "object",
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
								"properties": {
									"per-seat": {
										"type": [
											"string",
											"integer"
										],
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
						]
					},
					"areas": {
						"type": "object",
						"propertyNames": {
							"$ref": "common.schema.json#/$defs/name-ref"
						},
						"additionalProperties": {
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
						"x-ref": "group"
					},
					"footprint": {
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
						"anyOf": [
							{
								"type": "string",
								"minLength": 1,
								"maxLength": 200
							},
							{
								"type": "object",
								"properties": {
									"under": {
										"type": "string",
										"minLength": 1,
										"maxLength": 200
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
						"x-ref": "tile"
					},
					"tags": {
						"$ref": "common.schema.json#/$defs/name-refs",
						"x-ref": "tag:tile"
					},
					"starts": {
						"$ref": "common.schema.json#/$defs/name-ref",
						"x-ref": "zone"
					},
					"given": {
						"type": [
							"string",
							"boolean"
						],
						"x-expr": {
							"type": "bool",
							"scope": [
								"static"
							]
						}
					},
					"title": {
						"$ref": "common.schema.json#/$defs/title"
					},
					"source": {
						"$ref": "common.schema.json#/$defs/sources"
					}
				},
				"propertyNames": {
					"type": "string",
					"pattern": "^(?!(?:constructor|prototype)$)(?:[a-z0-9]+(?:-[a-z0-9]+)*\\.)?[a-z][a-zA-Z0-9]*$"
				},
				"patternProperties": {
					"^(?!(?:copies|sides|areas|group|footprint|picture|like|tags|starts|given|title|source)$)(?:[a-z0-9]+(?:-[a-z0-9]+)*\\.)?[a-z][a-zA-Z0-9]*$": {
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
