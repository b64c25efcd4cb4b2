"""Vectors of words whose sums look where a sentence encoder looks."""
import numpy as np


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


def train(vectors, sentences, epochs, rate, dropout, batch, seed, report=None):
    """Moves word vectors so that the sum of a sentence's words has the direction of its target.

    The loss is 1 − cosine; a part of the words is left out of each sentence each time. Adam, on those words that a
    batch has, with a rate that falls to zero.
    """
    random = np.random.default_rng(seed)
    first, second = np.zeros_like(vectors), np.zeros_like(vectors)
    steps = epochs * ((len(sentences) + batch - 1) // batch)
    step = 0
    for epoch in range(epochs):
        order = random.permutation(len(sentences))
        losses = []
        for at in range(0, len(order), batch):
            rows, counts, targets = sentences.batch(np.sort(order[at:at + batch]))
            owners = np.repeat(np.arange(len(counts)), counts)
            keep = random.random(len(rows), dtype=np.float32) >= dropout
            # A sentence of one word keeps it.
            keep |= counts[owners] == 1
            rows, owners = rows[keep], owners[keep]
            begins = np.flatnonzero(np.diff(owners, prepend=-1))
            targets = targets[owners[begins]]
            sums = np.add.reduceat(vectors[rows], begins)
            lengths = np.maximum(np.linalg.norm(sums, axis=1, keepdims=True), 1e-6)
            sums /= lengths
            cosines = (sums * targets).sum(axis=1, keepdims=True)
            losses.append(1 - cosines.mean())
            slopes = (cosines * sums - targets) / lengths
            slopes = np.repeat(slopes, np.diff(begins, append=len(owners)), axis=0)
            by_row = np.argsort(rows, kind="stable")
            starts = np.flatnonzero(np.diff(rows[by_row], prepend=-1))
            touched = rows[by_row][starts]
            slope = np.add.reduceat(slopes[by_row], starts)
            step += 1
            first[touched] = 0.9 * first[touched] + 0.1 * slope
            second[touched] = 0.99 * second[touched] + 0.01 * slope * slope
            now = rate * (1 - (step - 1) / steps)
            scale = now / (1 - 0.9 ** step) * (1 - 0.99 ** step) ** 0.5
            vectors[touched] -= scale * first[touched] / (np.sqrt(second[touched]) + 1e-8)
        if report:
            report(epoch, float(np.mean(losses)))
    return vectors
