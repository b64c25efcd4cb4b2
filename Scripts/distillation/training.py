"""Vectors of words whose sums look where a sentence encoder looks."""
import numpy as np

EPOCHS, BATCH, RATE, DROPOUT = 8, 256, 2e-3, 0.15
SETTINGS = f"{EPOCHS} epochs, batch {BATCH}, rate {RATE}, dropout {DROPOUT}"


def principal_components(vectors, dimension):
    """The mean of vectors, and the orthogonal directions in which they differ most, as columns."""
    mean = vectors.mean(axis=0, dtype=np.float64)
    covariance = np.zeros((vectors.shape[1],) * 2)
    for at in range(0, len(vectors), 65_536):
        part = vectors[at:at + 65_536].astype(np.float64) - mean
        covariance += part.T @ part
    _, directions = np.linalg.eigh(covariance)
    directions = directions[:, ::-1][:, :dimension]
    # A direction and its opposite are as good; take the one whose largest part is positive.
    signs = np.sign(directions[np.abs(directions).argmax(axis=0), np.arange(dimension)])
    return mean.astype(np.float32), (directions * signs).astype(np.float32)


def units(vectors):
    """The vectors with length 1; those of no length stay so."""
    return vectors / np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-9)


class Sentences:
    """Sentences as rows of words, with the vector that each should have."""

    def __init__(self, rows, targets):
        kept = [at for at, row in enumerate(rows) if len(row)]
        self.rows = np.concatenate([rows[at] for at in kept]).astype(np.int32)
        self.ends = np.cumsum([len(rows[at]) for at in kept])
        self.targets = units(targets[kept])

    def __len__(self):
        return len(self.ends)

    def batch(self, chosen):
        """The rows of some sentences in a row, where each sentence begins, and their targets."""
        starts = self.ends[chosen - 1] * (chosen > 0)
        counts = self.ends[chosen] - starts
        begins = np.cumsum(counts) - counts
        places = np.repeat(starts - begins, counts) + np.arange(counts.sum())
        return self.rows[places], counts, self.targets[chosen]


def train(vectors, sentences, seed, report):
    """Moves word vectors so that the sum of a sentence's words has the direction of its target.

    The loss is 1 − cosine; a part of the words is left out of each sentence each time. Adam, on those words that a
    batch has, with a rate that falls to zero.
    """
    random = np.random.default_rng(seed)
    adam = _Adam(vectors, EPOCHS * -(-len(sentences) // BATCH))
    for epoch in range(EPOCHS):
        order = random.permutation(len(sentences))
        losses = []
        for at in range(0, len(order), BATCH):
            rows, counts, targets = sentences.batch(np.sort(order[at:at + BATCH]))
            owners = np.repeat(np.arange(len(counts)), counts)
            # A sentence of one word keeps it.
            keep = (random.random(len(rows), dtype=np.float32) >= DROPOUT) | (counts[owners] == 1)
            rows, owners = rows[keep], owners[keep]
            begins = np.flatnonzero(np.diff(owners, prepend=-1))
            targets = targets[owners[begins]]
            sums = np.add.reduceat(vectors[rows], begins)
            lengths = np.maximum(np.linalg.norm(sums, axis=1, keepdims=True), 1e-6)
            sums /= lengths
            cosines = (sums * targets).sum(axis=1, keepdims=True)
            losses.append(1 - cosines.mean())
            slopes = np.repeat((cosines * sums - targets) / lengths, np.diff(begins, append=len(owners)), axis=0)
            by_row = np.argsort(rows, kind="stable")
            starts = np.flatnonzero(np.diff(rows[by_row], prepend=-1))
            adam.step(rows[by_row][starts], np.add.reduceat(slopes[by_row], starts))
        report(epoch, float(np.mean(losses)))
    return vectors


class _Adam:
    """Adam on some rows at a time."""

    def __init__(self, values, steps):
        self.values, self.steps, self.done = values, steps, 0
        self.first, self.second = np.zeros_like(values), np.zeros_like(values)

    def step(self, rows, slopes):
        rate = RATE * (1 - self.done / self.steps)
        self.done += 1
        self.first[rows] = 0.9 * self.first[rows] + 0.1 * slopes
        self.second[rows] = 0.99 * self.second[rows] + 0.01 * slopes * slopes
        rate *= (1 - 0.99 ** self.done) ** 0.5 / (1 - 0.9 ** self.done)
        self.values[rows] -= rate * self.first[rows] / (np.sqrt(self.second[rows]) + 1e-8)
