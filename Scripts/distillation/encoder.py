"""A sentence encoder of the BERT kind with mean pooling, run with numpy alone."""
import json
import os

import numpy as np
from safetensors.numpy import load_file
from tokenizers import Tokenizer


def _erf(x):
    # Abramowitz and Stegun 7.1.26; its error, 1.5e-7, is that of 32 bits.
    size = np.abs(x)
    t = 1 / (1 + np.float32(0.3275911) * size)
    series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
    return np.copysign(1 - series * np.exp(-size * size), x)


def _normalized(x, weight, bias, epsilon):
    x = x - x.mean(axis=-1, keepdims=True)
    return x / np.sqrt((x * x).mean(axis=-1, keepdims=True) + epsilon) * weight + bias


class Encoder:
    """An encoder from a folder with `config.json`, `tokenizer.json` and `model.safetensors`."""

    def __init__(self, folder):
        with open(os.path.join(folder, "config.json")) as file:
            config = json.load(file)
        if config["hidden_act"] != "gelu" or config.get("position_embedding_type", "absolute") != "absolute":
            raise ValueError(f"{folder}: only encoders with gelu and absolute positions are known")
        self.heads, self.epsilon = config["num_attention_heads"], np.float32(config["layer_norm_eps"])
        self.dimension, self.positions = config["hidden_size"], config["max_position_embeddings"]
        self.tokenizer = Tokenizer.from_file(os.path.join(folder, "tokenizer.json"))
        self.tokenizer.no_padding()
        self.tokenizer.enable_truncation(min(128, self.positions))
        weights = load_file(os.path.join(folder, "model.safetensors"))
        weights = {name.removeprefix("bert."): value.astype(np.float32) for name, value in weights.items()}
        self.embedding = [weights[f"embeddings.{part}"] for part in
                          ("word_embeddings.weight", "position_embeddings.weight", "token_type_embeddings.weight",
                           "LayerNorm.weight", "LayerNorm.bias")]
        self.layers = [self._layer(weights, index) for index in range(config["num_hidden_layers"])]

    @staticmethod
    def _layer(weights, index):
        def part(name):
            at = f"encoder.layer.{index}.{name}"
            return np.ascontiguousarray(weights[at + ".weight"].T), weights[at + ".bias"]
        queries = [part(f"attention.self.{name}") for name in ("query", "key", "value")]
        return {
            "attend": tuple(np.concatenate(parts, axis=-1) for parts in zip(*queries)),
            "attended": part("attention.output.dense"),
            "norm": tuple(w.T for w in part("attention.output.LayerNorm")),
            "widen": part("intermediate.dense"),
            "narrow": part("output.dense"),
            "last": tuple(w.T for w in part("output.LayerNorm")),
        }

    def _run(self, ids):
        """The pooled vectors of sentences of one length, a row of token ids each."""
        count, length = ids.shape
        words, positions, kinds, weight, bias = self.embedding
        x = words[ids] + positions[:length] + kinds[0]
        x = _normalized(x, weight, bias, self.epsilon).reshape(count * length, -1)
        size = self.dimension // self.heads
        for layer in self.layers:
            three = (x @ layer["attend"][0] + layer["attend"][1]).reshape(count, length, 3, self.heads, size)
            query, key, value = three.transpose(2, 0, 3, 1, 4)
            scores = query @ key.transpose(0, 1, 3, 2) * np.float32(size ** -0.5)
            scores = np.exp(scores - scores.max(axis=-1, keepdims=True))
            scores /= scores.sum(axis=-1, keepdims=True)
            seen = (scores @ value).transpose(0, 2, 1, 3).reshape(count * length, -1)
            x = _normalized(x + seen @ layer["attended"][0] + layer["attended"][1], *layer["norm"], self.epsilon)
            wide = x @ layer["widen"][0] + layer["widen"][1]
            wide *= 0.5 * (1 + _erf(wide * np.float32(0.5 ** 0.5)))
            x = _normalized(x + wide @ layer["narrow"][0] + layer["narrow"][1], *layer["last"], self.epsilon)
        return x.reshape(count, length, -1).mean(axis=1)

    def encode(self, texts, tokens_at_once=1024, progress=None):
        """The unit vectors of texts, one a row.

        Texts of one length in tokens go together, so that nothing is padded and none depends on another.
        """
        ids = [encoding.ids for encoding in self.tokenizer.encode_batch(list(texts))]
        order = sorted(range(len(ids)), key=lambda at: len(ids[at]))
        result = np.empty((len(ids), self.dimension), np.float32)
        at = 0
        while at < len(order):
            length = len(ids[order[at]])
            upto = at
            while upto < len(order) and upto - at < max(1, tokens_at_once // length) and len(ids[order[upto]]) == length:
                upto += 1
            batch = order[at:upto]
            result[batch] = self._run(np.array([ids[index] for index in batch]))
            at = upto
            if progress:
                progress(at, len(order))
        return result / np.linalg.norm(result, axis=1, keepdims=True)
